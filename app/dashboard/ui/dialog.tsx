import { Dialog as Base } from '@base-ui/react/dialog';
import { css, cx } from '@linaria/core';
import { type ReactNode, useRef } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { color, overlayWidth, space, tracking } from '#app/styles/tokens.ts';

const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: 30;
  background: rgb(13 26 21 / 55%);
`;

const popup = css`
  position: fixed;
  top: max(${space(16)}, 10vh);
  left: 50%;
  z-index: 31;
  display: grid;
  gap: ${space(20)};
  width: calc(100vw - 2rem);
  max-height: 84vh;
  padding: ${space(24)};
  overflow: auto;
  color: ${color.text};
  background: ${color.surface};
  border: 1px solid ${color.border};
  font-size: 0.9375rem;
  line-height: 1.55;
  transform: translateX(-50%);

  & input:not([type='checkbox'], [type='radio']),
  & select,
  & button {
    min-height: 44px;
    padding-block: ${space(8)};
  }
`;

const sizes = {
  medium: css`
    max-width: ${overlayWidth.modal};
  `,
  large: css`
    max-width: ${overlayWidth.modalLarge};
  `,
  extraLarge: css`
    max-width: ${overlayWidth.modalExtraLarge};
  `,
} as const;

const head = css`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(16)};
`;

const titleClass = css`
  padding-top: ${space(8)};
  font-size: 1.25rem;
  font-weight: 700;
  letter-spacing: ${tracking.heading};
  line-height: 1.4;
`;

const descriptionClass = css`
  color: ${color.muted};
`;

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: keyof typeof sizes;
  children?: ReactNode;
};

/** A modal dialog. Its first field gets the focus. Escape, the close button and a click outside close it. */
export function Dialog({ isOpen, onClose, title, description, size = 'medium', children }: Props) {
  const popupRef = useRef<HTMLDivElement>(null);
  const firstField = () => popupRef.current?.querySelector<HTMLElement>('input, select, textarea');
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          ref={popupRef}
          className={cx(popup, sizes[size])}
          initialFocus={() => firstField() ?? true}
        >
          <div className={head}>
            <Base.Title className={titleClass}>{title}</Base.Title>
            <Base.Close className={textButton}>{m.dialog_close()}</Base.Close>
          </div>
          {description ? (
            <Base.Description className={descriptionClass}>{description}</Base.Description>
          ) : null}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The row of buttons at the end of a dialog or form: the main one first. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  align-items: center;
`;
