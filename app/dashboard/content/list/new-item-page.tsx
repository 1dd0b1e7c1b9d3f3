import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { TextField } from '#app/components/forms/text-field.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import type { StaffProblem } from '#app/dashboard/acts/staff-result.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { kindLabels } from '#app/dashboard/content/content-labels.ts';
import { fieldText, optionText } from '#app/dashboard/content/fields/field-texts.ts';
import { createContentItem } from '#app/dashboard/content/staff-items.functions.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { detailSectionNames } from '#contract/company-details.ts';
import { documentTypes } from '#contract/document-types.ts';
import { defaultLocale } from '#contract/locales.ts';
import { postKinds } from '#contract/posts.ts';
import { type ItemKind, itemKinds, kindFields } from '#contract/staff-content-fields.ts';

const form = css`
  display: grid;
  gap: ${space(20)};
  max-width: 36rem;
`;

const categoryOwners = [...postKinds, 'faq'] as const;

type Choice = { value: string; label: string };

function ownerChoices(kind: ItemKind): readonly Choice[] | undefined {
  if (kind === 'document') return documentTypes.map((value) => ({ value, label: value }));
  if (kind === 'category') return categoryOwners.map((value) => ({ value, label: kindLabels[value]() }));
  if (kind === 'detail')
    // Texts of pages have fixed keys.
    return detailSectionNames
      .filter((section) => section !== 'passage')
      .map((value) => ({ value, label: optionText(value) }));
  return undefined;
}

const ownerLabels: Partial<Record<ItemKind, () => string>> = {
  category: m.admin_new_category_of,
  document: m.admin_new_document_type,
  detail: m.admin_field_section,
};

function problemOfKey({ code, errors }: StaffProblem): string | undefined {
  if (code === 'conflict') return m.admin_new_key_taken();
  return errors.key ? m.admin_new_key_invalid() : undefined;
}

/** Names the item in Korean. Then the editor opens with its draft. */
function NewItemForm({ kind, name: given }: { kind: ItemKind; name: string }) {
  const router = useRouter();
  const { act, isActing } = useStaffAct();
  const choices = ownerChoices(kind);
  const [owner, setOwner] = useState(choices?.[0]?.value ?? '');
  const [key, setKey] = useState('');
  const [title, setTitle] = useState(given);
  const [keyError, setKeyError] = useState<string>();
  const [name = ''] = Object.keys(kindFields[kind].languages);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    const itemKey = kind === 'category' ? `${owner}/${key.trim()}` : kind === 'document' ? owner : undefined;
    const result = await act(
      () =>
        createContentItem({
          data: {
            kind,
            ...(itemKey !== undefined && { key: itemKey }),
            content: {
              fields: kind === 'detail' ? { section: owner } : {},
              languages: { [defaultLocale]: { [name]: title } },
            },
          },
        }),
      {
        onProblem: (problem) => {
          const text = problemOfKey(problem);
          setKeyError(text);
          return text !== undefined;
        },
      },
    );
    if (result?.ok)
      await router.navigate({ href: dashboardHref(`content/${result.data.data.id}`), replace: true });
  };
  return (
    <form className={form} onSubmit={(event) => void create(event)}>
      {choices ? (
        <Field
          name="owner"
          label={ownerLabels[kind]?.() ?? ''}
          error={kind === 'document' ? keyError : undefined}
          isRequired
          hasFocus={false}
        >
          {(props) => (
            <select
              {...props}
              className={control}
              value={owner}
              onChange={({ currentTarget }) => setOwner(currentTarget.value)}
            >
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : null}
      {kind === 'category' ? (
        <TextField
          field={{ name: 'key', error: keyError, hasFocus: false }}
          label={m.admin_new_key()}
          hint={m.admin_new_key_hint()}
          value={key}
          pattern="[a-z0-9]+(?:-[a-z0-9]+)*"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
      ) : null}
      <TextField
        field={{ name: 'title', error: undefined, hasFocus: true }}
        label={m.admin_new_title({ field: fieldText(kind, name).label() })}
        hint={m.admin_new_title_hint()}
        lang={defaultLocale}
        value={title}
        maxLength={kindFields[kind].languages[name]?.max}
        autoComplete="off"
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <div className={buttonRow}>
        <button type="submit" className={primaryButton} disabled={isActing}>
          {m.admin_new_submit()}
        </button>
      </div>
    </form>
  );
}

export function NewItemPage({ params, search }: PageProps) {
  const kind = itemKinds.find((known) => known === params.kind);
  if (!kind) return <Heading text={m.error_not_found()} />;
  return (
    <>
      <Heading text={m.admin_new_of({ kind: kindLabels[kind]() })} />
      <NewItemForm kind={kind} name={search.title ?? ''} />
    </>
  );
}
