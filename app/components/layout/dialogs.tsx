import { css } from '@linaria/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { dangerButton, primaryButton, quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import type { DialogText } from '#app/stores/ui-store.ts';
import { useUi } from '#app/stores/use-ui.ts';
import { color, overlayWidth, space, type } from '#app/styles/tokens.ts';

const dialog = css`
  width: calc(100% - ${space(40)});
  max-width: ${overlayWidth.modal};
  padding: ${space(32)} ${space(28)} ${space(28)};
  color: ${color.text};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-top: 4px solid ${color.primary};
  border-radius: 2px;

  &::backdrop {
    background: rgb(13 26 21 / 60%);
  }

  & h2 {
    ${type.heading}
  }

  & h2 + p {
    margin-top: ${space(12)};
    white-space: pre-line;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(8)};
  margin-top: ${space(28)};
`;

type ModalProps = {
  text: DialogText;
  /** Called when the dialog closes. `true` for yes; Escape counts as no. */
  onClose: (isConfirmed: boolean) => void;
  /** Submit buttons: they close the dialog with their value. */
  children: ReactNode;
};

const yes = 'yes';

/** A form closes the dialog, so the browser restores the focus. */
function Modal({ text, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog
      ref={ref}
      className={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue === yes)}
    >
      <h2 id={`${id}-title`}>{text.title}</h2>
      <p id={`${id}-text`}>{text.message}</p>
      <form method="dialog" className={actions}>
        {children}
      </form>
    </dialog>
  );
}

/** The alert and confirm dialogs of the UI store. */
export function Dialogs() {
  const alertDialog = useUi((ui) => ui.alertDialog);
  const closeAlert = useUi((ui) => ui.closeAlert);
  const confirmDialog = useUi((ui) => ui.confirmDialog);
  const closeConfirm = useUi((ui) => ui.closeConfirm);
  return (
    <>
      {alertDialog.isOpen ? (
        <Modal text={alertDialog} onClose={closeAlert}>
          <button type="submit" className={primaryButton}>
            {m.dialog_ok()}
          </button>
        </Modal>
      ) : null}
      {confirmDialog.isOpen ? (
        <Modal text={confirmDialog} onClose={closeConfirm}>
          <button type="submit" className={quietButton}>
            {m.dialog_cancel()}
          </button>
          <button
            type="submit"
            value={yes}
            className={confirmDialog.dangerous ? dangerButton : primaryButton}
          >
            {confirmDialog.dangerous ?? m.dialog_ok()}
          </button>
        </Modal>
      ) : null}
    </>
  );
}
