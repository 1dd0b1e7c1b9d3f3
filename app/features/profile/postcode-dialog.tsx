import { css } from '@linaria/core';
import { useEffect, useId, useRef, useState } from 'react';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { color, overlayWidth, space, type } from '#app/styles/tokens.ts';
import { type Address, showPostcode } from './postcode.ts';

const dialog = css`
  width: calc(100% - ${space(40)});
  max-width: ${overlayWidth.modal};
  max-height: calc(100dvh - ${space(40)});
  padding: 0;
  color: ${color.text};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-top: 4px solid ${color.primary};
  border-radius: 2px;

  &::backdrop {
    background: rgb(13 26 21 / 60%);
  }
`;

const head = css`
  display: flex;
  gap: ${space(16)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(12)} ${space(12)} ${space(12)} ${space(20)};
  border-bottom: 1px solid ${color.hairline};

  & h2 {
    ${type.heading}
  }
`;

const stage = css`
  position: relative;
  height: min(466px, calc(100dvh - ${space(200)}));
`;

const frame = css`
  height: 100%;

  &:empty {
    display: none;
  }
`;

const message = css`
  position: absolute;
  inset: 0;
  display: grid;
  gap: ${space(20)};
  align-content: center;
  justify-items: center;
  padding: ${space(32)};
  text-align: center;
`;

const note = css`
  padding: ${space(12)} ${space(20)};
  ${type.note}
  color: ${color.muted};
  border-top: 1px solid ${color.hairline};
`;

type Props = {
  onFound: (address: Address) => void;
  onClose: () => void;
};

/** Kakao's address finder in a dialog. Loads on open and shows an error when that fails. */
export function PostcodeDialog({ onFound, onClose }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const id = useId();

  useEffect(() => dialogRef.current?.showModal(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    const element = stageRef.current;
    if (!element) return undefined;
    let isOpen = true;
    const take = (address: Address) => {
      if (!isOpen) return;
      dialogRef.current?.close();
      onFound(address);
    };
    const show = (next: typeof state) => {
      if (isOpen) setState(next);
    };
    showPostcode(element, take).then(
      () => show('shown'),
      () => show('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [tries]);

  function retry(): void {
    setState('loading');
    setTries((count) => count + 1);
  }

  return (
    <dialog ref={dialogRef} className={dialog} aria-labelledby={id} onClose={onClose}>
      <div className={head}>
        <h2 id={id}>{m.profile_postcode_find()}</h2>
        <button type="button" className={textButton} onClick={() => dialogRef.current?.close()}>
          {m.dialog_close()}
        </button>
      </div>
      <div className={stage}>
        <div ref={stageRef} className={frame} />
        <div role="status">
          {state === 'loading' ? <p className={message}>{m.profile_postcode_loading()}</p> : null}
          {state === 'failed' ? (
            <div className={message}>
              <p>{m.profile_postcode_failed()}</p>
              <button type="button" className={quietButton} onClick={retry}>
                {m.error_retry()}
              </button>
            </div>
          ) : null}
        </div>
      </div>
      <p className={note}>{m.profile_postcode_note()}</p>
    </dialog>
  );
}
