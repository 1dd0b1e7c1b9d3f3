import { css } from '@linaria/core';
import type { PostedForm } from '#app/forms/form-state.ts';
import { formatBytes } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { QuestionDetail } from './questions.queries.ts';
import { removeField } from './questions.schema.ts';

const group = css`
  min-width: 0;

  & legend {
    padding: 0;
    margin-bottom: ${space(8)};
    font-weight: 600;
  }

  & ul {
    border-top: 1px solid ${color.hairline};
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space(16)};
  align-items: center;
  border-bottom: 1px solid ${color.hairline};

  &:has(:checked) > :first-child {
    color: ${color.muted};
    text-decoration: line-through;
  }

  & small {
    ${type.note}
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  & label {
    display: flex;
    gap: ${space(8)};
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }

  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.primary};
  }
`;

type Props = { files: QuestionDetail['files']; posted: PostedForm | undefined };

export function StoredFiles({ files, posted }: Props) {
  if (files.length === 0) return null;
  return (
    <fieldset className={group}>
      <legend>{m.questions_files_now()}</legend>
      <ul>
        {files.map(({ id, name, url, size }) => (
          <li key={url} className={row}>
            <span>{name}</span>
            <small>{formatBytes(size)}</small>
            {id ? (
              <label>
                <input
                  type="checkbox"
                  name={removeField(id)}
                  aria-label={m.inquiry_file_remove_named({ name })}
                  defaultChecked={posted?.values[removeField(id)] !== undefined}
                />
                {m.inquiry_file_remove()}
              </label>
            ) : null}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
