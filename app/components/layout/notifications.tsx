import { css, cx } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import type { Notification, NotificationType } from '#app/stores/ui-store.ts';
import { useUi } from '#app/stores/use-ui.ts';
import { color, from, negativeSpace, overlayWidth, space } from '#app/styles/tokens.ts';

const area = css`
  position: fixed;
  top: ${space(16)};
  inset-inline: ${space(16)};
  z-index: 30;
  display: grid;
  gap: ${space(8)};
  justify-items: end;
  pointer-events: none;

  ${from.medium} {
    top: ${space(100)};
    right: ${space(32)};
  }
`;

const toast = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(4)} ${space(12)};
  width: 100%;
  max-width: ${overlayWidth.toast};
  padding: ${space(12)} ${space(8)} ${space(16)} ${space(20)};
  color: ${color.text};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-inline-start: 4px solid ${color.primary};
  font-size: 0.9375rem;
  line-height: 1.5;
  pointer-events: auto;
  animation: toast-in 0.25s;

  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(-12px);
    }
  }
`;

const kind = css`
  align-self: center;
  font-size: 0.8125rem;
  font-weight: 700;
  color: ${color.primary};
`;

const message = css`
  grid-column: 1 / -1;
  padding-inline-end: ${space(12)};
`;

const retryButton = css`
  justify-self: start;
  margin-top: ${space(4)};
`;

const close = css`
  min-width: 44px;
  min-height: 44px;
  margin-block: ${negativeSpace(4)};
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: 0.8125rem;
  text-decoration: underline;
  cursor: pointer;
`;

const tones: Record<NotificationType, string> = {
  info: css`
    border-inline-start-color: ${color.border};
  `,
  success: css`
    border-inline-start-color: ${color.accent};
  `,
  error: css`
    border-inline-start-color: ${color.error};

    & .${kind} {
      color: ${color.error};
    }
  `,
  warning: css`
    border-inline-start-color: ${color.warning};

    & .${kind} {
      color: ${color.warning};
    }
  `,
  notify: css`
    border-inline-start-color: ${color.primary};
  `,
};

const kinds: Record<NotificationType, () => string> = {
  info: m.notification_info,
  success: m.notification_success,
  error: m.notification_error,
  warning: m.notification_warning,
  notify: m.notification_notify,
};

function Toast({ notification: { id, type, message: text, retry } }: { notification: Notification }) {
  const dismiss = useUi((ui) => ui.dismiss);
  return (
    <li className={cx(toast, tones[type])}>
      <p className={kind}>{kinds[type]()}</p>
      <button type="button" className={close} onClick={() => dismiss(id)}>
        {m.dialog_close()}
      </button>
      <p className={message}>{text}</p>
      {retry ? (
        <button
          type="button"
          className={cx(quietButton, retryButton)}
          onClick={() => {
            dismiss(id);
            retry();
          }}
        >
          {m.error_retry()}
        </button>
      ) : null}
    </li>
  );
}

export function Notifications() {
  const notifications = useUi((ui) => ui.notifications);
  return (
    <section aria-label={m.notifications()} aria-live="polite" aria-relevant="additions">
      <ul className={area}>
        {notifications.map((notification) => (
          <Toast key={notification.id} notification={notification} />
        ))}
      </ul>
    </section>
  );
}
