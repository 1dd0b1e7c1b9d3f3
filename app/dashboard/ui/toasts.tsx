import { Toast } from '@base-ui/react/toast';
import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { color, from, overlayWidth, space } from '#app/styles/tokens.ts';

const viewport = css`
  position: fixed;
  inset-inline: ${space(16)};
  bottom: ${space(16)};
  z-index: 40;
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  align-items: flex-end;
  pointer-events: none;

  ${from.medium} {
    inset-inline: auto ${space(32)};
    bottom: ${space(32)};
  }
`;

const box = css`
  width: 100%;
  max-width: ${overlayWidth.toast};
  padding: ${space(12)} ${space(12)} ${space(12)} ${space(20)};
  color: ${color.darkText};
  background: ${color.dark};
  border-inline-start: 4px solid ${color.accentOnDark};
  pointer-events: auto;
  transition:
    opacity 0.25s,
    transform 0.25s;

  &[data-type='error'] {
    border-inline-start-color: #ff8a80;
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(12px);
  }

  &[data-limited] {
    display: none;
  }

  & :focus-visible {
    outline-color: ${color.accentOnDark};
  }
`;

const content = css`
  display: flex;
  align-items: center;
  gap: ${space(4)};

  & p {
    flex: 1;
    margin: 0;
  }
`;

const action = css`
  min-width: 44px;
  padding-inline: ${space(8)};
  color: ${color.accentOnDark};
  font-weight: 600;
  background: none;
  border: 0;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const manager = Toast.createToastManager();

type Options = {
  type?: 'done' | 'error';
  /** A button such as Undo. */
  action?: { label: string; run: () => void };
};

const undoMs = 10_000;
const noticeMs = 6_000;

/** Shows a message. Errors stay until they are closed. Only in the browser. */
export function showToast(text: string, { type = 'done', action: button }: Options = {}): void {
  const id = manager.add({
    title: text,
    type,
    priority: type === 'error' ? 'high' : 'low',
    timeout: type === 'error' ? 0 : button ? undoMs : noticeMs,
    ...(button && {
      actionProps: {
        children: button.label,
        onClick: () => {
          manager.close(id);
          button.run();
        },
      },
    }),
  });
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={box}>
      <Toast.Content className={content}>
        <Toast.Title render={<p />} />
        <Toast.Action className={action} />
        <Toast.Close aria-hidden={false} className={action}>
          {m.dialog_close()}
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

export function Toasts() {
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className={viewport} aria-label={m.admin_toasts()}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
