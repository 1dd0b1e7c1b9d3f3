import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { primaryButton, textButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { PictureChooser } from '#app/dashboard/pictures/picture-chooser.tsx';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { Picture } from './engine/commands.ts';

const preview = css`
  max-width: 100%;
  max-height: 30vh;
  justify-self: center;
  object-fit: contain;
  border: 1px solid ${color.hairline};
`;

const column = css`
  display: grid;
  gap: ${space(16)};
`;

type Props = {
  /** The picture to change, or undefined for a new one. */
  picture: Picture | undefined;
  /** A pasted or dropped file. */
  file: File | undefined;
  onClose: () => void;
  onApply: (picture: Picture) => void;
};

/** A picture of a text with its description, without which it is not inserted. */
export function PictureDialog({ picture, file, onClose, onApply }: Props) {
  const [src, setSrc] = useState(picture?.src ?? '');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [isChecked, setChecked] = useState(false);
  const errors = {
    src: src === '' ? m.admin_picture_required() : undefined,
    alt: alt.trim() === '' ? m.admin_picture_alt_required() : undefined,
  };

  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setChecked(true);
    if (!errors.src && !errors.alt) onApply({ src, alt: alt.trim(), title: picture?.title ?? '' });
  };
  return (
    <Dialog isOpen onClose={onClose} title={m.admin_editor_picture()} size="large">
      <form noValidate className={column} onSubmit={apply}>
        {src ? (
          <>
            <img src={src} alt={alt} className={preview} />
            <p>
              <button type="button" className={textButton} onClick={() => setSrc('')}>
                {m.admin_picture_other()}
              </button>
            </p>
          </>
        ) : (
          <PictureChooser file={file} onChoose={({ url }) => setSrc(url)} />
        )}
        {isChecked && errors.src ? <p role="alert">{errors.src}</p> : null}
        <Field
          name="picture-alt"
          label={m.admin_picture_alt()}
          hint={m.admin_picture_alt_hint()}
          error={isChecked ? errors.alt : undefined}
          isRequired
          hasFocus={false}
        >
          {(props) => (
            <input
              {...props}
              className={control}
              value={alt}
              maxLength={300}
              autoComplete="off"
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
          )}
        </Field>
        <div className={buttonRow}>
          <button type="submit" className={primaryButton}>
            {picture ? m.admin_editor_apply() : m.admin_editor_picture_insert()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
