import { css, cx } from '@linaria/core';
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { UploadProgress, uploadErrorId } from '#app/dashboard/uploads/upload-progress.tsx';
import { useUpload } from '#app/dashboard/uploads/use-upload.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { LibraryPicture } from '#contract/staff-pictures.ts';
import { PictureShelf } from './picture-shelf.tsx';

const area = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)} ${space(16)};
  align-items: center;
  padding: ${space(16)};
  background: ${color.paper};
  border: 1px dashed ${color.border};
  border-radius: 2px;

  &:has(input:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  & input[type='file'] {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const isOver = css`
  border-color: ${color.primary};
  border-style: solid;
`;

const hint = css`
  flex-basis: 100%;
  ${type.note}
  color: ${color.muted};
`;

type Props = {
  onChoose: (picture: LibraryPicture) => void;
  /** A picture that was pasted or dropped elsewhere: it is sent at once. */
  file?: File | undefined;
  /** The uploaded pictures to choose from. */
  hasLibrary?: boolean;
};

const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** Uploads a picture, by button or by dropping it, or chooses an uploaded one. */
export function PictureChooser({ onChoose, file, hasLibrary = true }: Props) {
  const id = useId();
  const upload = useUpload('picture', onChoose);
  const [isDragging, setDragging] = useState(false);
  const [isShelfOpen, setShelfOpen] = useState(false);
  const send = useEffectEvent((given: File) => void upload.send(given));

  useEffect(() => {
    if (file) send(file);
  }, [file]);

  function take(files: FileList | null): void {
    const [first] = files ?? [];
    if (first) void upload.send(first);
  }
  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    take(currentTarget.files);
    currentTarget.value = '';
  }
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setDragging(false);
    take(event.dataTransfer.files);
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input in it does the same by keyboard */}
      <div
        className={cx(area, isDragging && isOver)}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={onDrop}
      >
        <input
          id={id}
          type="file"
          accept={acceptedTypes}
          aria-describedby={uploadErrorId(upload.state, id)}
          onChange={onChange}
        />
        <label htmlFor={id} className={quietButton}>
          {m.admin_picture_upload()}
        </label>
        {hasLibrary ? (
          <button
            type="button"
            className={textButton}
            aria-expanded={isShelfOpen}
            onClick={() => setShelfOpen(!isShelfOpen)}
          >
            {m.admin_picture_from_library()}
          </button>
        ) : null}
        <p className={hint}>{m.admin_picture_limits()}</p>
      </div>
      <UploadProgress
        id={id}
        state={upload.state}
        onCancel={upload.cancel}
        onRetry={(again) => void upload.send(again)}
      />
      {isShelfOpen ? <PictureShelf onChoose={onChoose} /> : null}
    </>
  );
}
