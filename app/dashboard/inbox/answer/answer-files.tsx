import { ChosenFiles } from '#app/components/forms/chosen-files.tsx';
import type { useChosenFiles } from '#app/components/forms/use-chosen-files.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { fileMessage, typeList } from '#app/forms/form-messages.ts';
import { formatBytes, formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { attachmentTypes, maxFileBytes, maxFiles } from '#contract/attachments.ts';
import { maxAnswerFilesBytes } from '#contract/inbox-work.ts';
import { disclosure } from './answer-styles.ts';

const accepted = Object.keys(attachmentTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** The API's reason to refuse these files, if it did. */
type Props = ReturnType<typeof useChosenFiles> & { refusal: string | undefined };

/** Files that go out with the answer's mail. */
export function AnswerFiles({ inputRef, files, refused, addChosen, remove, refusal }: Props) {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const error =
    bytes > maxAnswerFilesBytes
      ? m.error_files_too_large({ max: formatBytes(maxAnswerFilesBytes) })
      : (refusal ??
        refused
          .map(({ name, fault }) => m.inquiry_file_refused({ name, reason: fileMessage(fault) }))
          .join(' '));
  return (
    <details className={disclosure} open={files.length > 0 || undefined}>
      <summary>{m.admin_inbox_attach()}</summary>
      <Field
        name="answer-files"
        label={m.admin_inbox_files()}
        hint={m.inquiry_files_limits({
          count: formatNumber(maxFiles),
          size: formatBytes(maxFileBytes),
          total: formatBytes(maxAnswerFilesBytes),
          types: typeList,
        })}
        error={error || undefined}
        isRequired={false}
        hasFocus={false}
        after={<ChosenFiles files={files} onRemove={remove} inputRef={inputRef} />}
      >
        {(props) => (
          <input
            {...props}
            ref={inputRef}
            type="file"
            multiple
            accept={accepted}
            className={control}
            onChange={addChosen}
          />
        )}
      </Field>
    </details>
  );
}
