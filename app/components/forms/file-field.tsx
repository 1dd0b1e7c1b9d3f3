import { css, cx } from '@linaria/core';
import { type DragEvent, useState } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { Field } from '#app/components/ui/field.tsx';
import { fileMessage, typeList } from '#app/forms/form-messages.ts';
import { formatBytes, formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { attachmentTypes, maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { useChosenFiles } from './use-chosen-files.ts';

const area = css`
  position: relative;
  display: grid;
  gap: ${space(12)};
  align-items: center;
  justify-items: start;
  padding: ${space(24)} ${space(20)};
  background: ${color.surface};
  border: 1px dashed ${color.border};
  border-radius: 2px;

  ${from.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space(24)};
  }

  &:has([aria-invalid]) {
    border-color: ${color.error};
    border-style: solid;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const isOver = css`
  background: ${color.paper};
  border-color: ${color.primary};
  border-style: solid;
`;

const input = css`
  max-width: 100%;
  color: ${color.muted};
  font-size: 0.9375rem;

  &::file-selector-button {
    min-height: 44px;
    margin-inline-end: ${space(16)};
    padding: ${space(8)} ${space(20)};
    color: ${color.primary};
    font: inherit;
    font-weight: 600;
    background: ${color.paper};
    border: 1px solid ${color.border};
    border-radius: 2px;
    cursor: pointer;
  }

  &::file-selector-button:hover {
    border-color: ${color.primary};
  }

  /* With JavaScript, a button and a list in the page's language replace the browser's own control. */
  @media (scripting: enabled) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const chooseLabel = css`
  background: ${color.paper};
  cursor: pointer;

  @media (scripting: none) {
    display: none;
  }
`;

const dropHint = css`
  ${type.note}
  color: ${color.muted};

  /* No drag and drop on touch screens or without JavaScript. */
  @media (scripting: none), (hover: none) {
    display: none;
  }
`;

const again = css`
  font-weight: 600;
`;

const accepted = Object.keys(attachmentTypes)
  .map((extension) => `.${extension}`)
  .join(',');

type Props = {
  error: string | undefined;
  hasFocus: boolean;
  /** Names of files that were posted and have to be chosen again. */
  lostNames: readonly string[];
};

export function FileField({ error, hasFocus, lostNames }: Props) {
  const { inputRef, files, refused, add, addChosen, remove } = useChosenFiles();
  const [isDragging, setDragging] = useState(false);
  const ownError = refused
    .map(({ name, fault }) => m.inquiry_file_refused({ name, reason: fileMessage(fault) }))
    .join(' ');

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setDragging(false);
    add([...event.dataTransfer.files]);
  }

  function onDragOver(event: DragEvent): void {
    event.preventDefault();
    setDragging(true);
  }

  return (
    <Field
      name="files"
      label={m.inquiry_files()}
      hint={m.inquiry_files_limits({
        count: formatNumber(maxFiles),
        size: formatBytes(maxFileBytes),
        total: formatBytes(maxFilesBytes),
        types: typeList,
      })}
      error={ownError || (refused.length === 0 ? error : undefined)}
      hasFocus={hasFocus}
      isRequired={false}
      after={<ChosenFiles files={files} onRemove={remove} inputRef={inputRef} />}
    >
      {(field) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input in it does the same by keyboard
        <div
          className={cx(area, isDragging && isOver)}
          onDragOver={onDragOver}
          onDragLeave={() => setDragging(false)}
          onDrop={onDrop}
        >
          <input
            {...field}
            ref={inputRef}
            className={input}
            type="file"
            multiple
            accept={accepted}
            onChange={addChosen}
          />
          <label htmlFor={field.id} className={cx(quietButton, chooseLabel)}>
            {m.inquiry_files_choose()}
          </label>
          <p className={dropHint}>{m.inquiry_files_drop()}</p>
          {lostNames.length > 0 && files.length === 0 ? (
            <p className={again}>{m.inquiry_files_again({ names: lostNames.join(', ') })}</p>
          ) : null}
        </div>
      )}
    </Field>
  );
}
