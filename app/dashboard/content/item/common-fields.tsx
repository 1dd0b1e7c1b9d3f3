import { css } from '@linaria/core';
import { Attachments } from '#app/dashboard/content/fields/file-controls.tsx';
import { ItemField } from '#app/dashboard/content/fields/item-field.tsx';
import { shownFields } from '#app/dashboard/content/fields/shown-fields.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { filesPart, type Part, partKey } from './content-parts.ts';
import type { DraftSession, DraftState } from './draft-state.ts';

const section = css`
  display: grid;
  gap: ${space(20)};
  align-content: start;

  & h2 {
    padding-bottom: ${space(8)};
    border-bottom: 1px solid ${color.text};
    font-size: 1rem;
  }

  & h3 {
    font-size: 0.875rem;
  }
`;

type Props = {
  session: DraftSession;
  state: DraftState;
  isReadOnly: boolean;
  errorOf: (part: Part) => string | undefined;
};

/** The fields that all languages share. */
export function CommonFields({ session, state, isReadOnly, errorOf }: Props) {
  const { item, content, epochs } = state;
  const { fields, hasFiles } = shownFields(item.kind, content);
  const entries = Object.entries(fields);
  if (entries.length === 0 && !hasFiles) return null;
  return (
    <section className={section} aria-labelledby="common-fields">
      <h2 id="common-fields">{m.admin_common_fields()}</h2>
      {entries.map(([name, field]) => {
        const part = { locale: null, name };
        const key = partKey(part);
        return (
          <ItemField
            key={`${key} ${epochs[key] ?? 0}`}
            kind={item.kind}
            name={name}
            field={field}
            value={content.fields[name]}
            error={errorOf(part)}
            isReadOnly={isReadOnly}
            onChange={(value) => session.change(part, value)}
          />
        );
      })}
      {hasFiles ? (
        <>
          <h3>{m.admin_field_files()}</h3>
          <Attachments
            files={content.files ?? []}
            isReadOnly={isReadOnly}
            onChange={(files) => session.change(filesPart, files)}
          />
        </>
      ) : null}
    </section>
  );
}
