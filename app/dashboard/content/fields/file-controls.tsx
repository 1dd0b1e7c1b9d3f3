import { css } from '@linaria/core';
import { useId } from 'react';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { PictureChooser } from '#app/dashboard/pictures/picture-chooser.tsx';
import { UploadProgress, uploadErrorId } from '#app/dashboard/uploads/upload-progress.tsx';
import { useUpload } from '#app/dashboard/uploads/use-upload.ts';
import { formatBytes } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { FieldValue, FileReference } from '#contract/staff-content.ts';
import { type FieldControlProps, textOf } from './control-props.ts';

const column = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: grid;
  gap: ${space(8)};
  justify-items: start;

  & > * {
    max-width: 100%;
  }

  & input[type='file'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & input:focus-visible + label {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const shown = css`
  max-width: 100%;
  max-height: 12rem;
  border: 1px solid ${color.hairline};
`;

/** Null is no picture; without a value a default one is shown for some kinds. */
export function PictureControl({ id, labelId, value, onChange, isReadOnly }: FieldControlProps) {
  const src = textOf(value);
  return (
    <fieldset id={id} aria-labelledby={labelId} tabIndex={-1} className={column}>
      {src ? (
        <>
          <img src={src} alt="" className={shown} />
          {isReadOnly ? null : (
            <button type="button" className={textButton} onClick={() => onChange(null)}>
              {m.admin_field_picture_remove()}
            </button>
          )}
        </>
      ) : null}
      {isReadOnly ? null : <PictureChooser onChoose={({ url }) => onChange(url)} />}
    </fieldset>
  );
}

function FileRow({ file, onRemove }: { file: FileReference; onRemove: (() => void) | undefined }) {
  return (
    <p>
      {m.admin_field_file_of({ name: file.name, size: formatBytes(file.size) })}
      {onRemove ? (
        <button
          type="button"
          className={textButton}
          aria-label={m.admin_field_remove({ name: file.name })}
          onClick={onRemove}
        >
          ×
        </button>
      ) : null}
    </p>
  );
}

function FileUpload({
  id,
  accept,
  onDone,
}: {
  id: string;
  accept?: string;
  onDone: (file: FileReference) => void;
}) {
  const upload = useUpload('file', onDone);
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={uploadErrorId(upload.state, id)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void upload.send(file);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={quietButton}>
        {m.admin_field_file_upload()}
      </label>
      <UploadProgress
        id={id}
        state={upload.state}
        onCancel={upload.cancel}
        onRetry={(file) => void upload.send(file)}
      />
    </>
  );
}

function isFile(value: FieldValue | undefined): value is FileReference {
  return typeof value === 'object' && value !== null && 'sha256' in value;
}

/** The PDF of a document in one language. */
export function FileControl({ id, labelId, value, onChange, isReadOnly }: FieldControlProps) {
  const file = isFile(value) ? value : undefined;
  const remove = isReadOnly ? undefined : () => onChange(null);
  return (
    <fieldset aria-labelledby={labelId} className={column}>
      {file ? <FileRow file={file} onRemove={remove} /> : null}
      {isReadOnly ? null : <FileUpload id={id} accept=".pdf" onDone={onChange} />}
    </fieldset>
  );
}

type AttachmentsProps = {
  files: readonly FileReference[];
  isReadOnly: boolean;
  onChange: (files: FileReference[]) => void;
};

/** Files below a text. */
export function Attachments({ files, isReadOnly, onChange }: AttachmentsProps) {
  const id = useId();
  return (
    <div className={column}>
      {files.map((file) => (
        <FileRow
          key={file.sha256 + file.name}
          file={file}
          onRemove={isReadOnly ? undefined : () => onChange(files.filter((other) => other !== file))}
        />
      ))}
      {isReadOnly ? null : <FileUpload id={id} onDone={(file) => onChange([...files, file])} />}
    </div>
  );
}
