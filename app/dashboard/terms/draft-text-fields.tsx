import { control, Field, textarea } from '#app/components/ui/field.tsx';
import { fieldText } from '#app/dashboard/forms/use-dashboard-form.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import type { useTermDraft } from './use-term-draft.ts';

export type Editing = ReturnType<typeof useTermDraft>;

export function TextFields({ editing, locale }: { editing: Editing; locale: Locale }) {
  const text = editing.value.texts.find((given) => given.locale === locale);
  const field = (name: 'title' | 'changes' | 'content') => {
    const code = editing.errors[`texts.${locale}.${name}`];
    return {
      name: `${locale}-${name}`,
      error: code && fieldText(code, { required: m.admin_term_required }),
      hasFocus: false,
    };
  };
  if (!text) return null;
  const onChange = (part: { title?: string; changes?: string; content?: string }) =>
    editing.changeText(locale, part);
  return (
    <>
      <Field {...field('title')} label={m.admin_term_title()} isRequired>
        {(attributes) => (
          <input
            {...attributes}
            lang={locale}
            className={control}
            value={text.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        {...field('changes')}
        label={m.admin_term_changes()}
        hint={m.admin_term_changes_hint()}
        isRequired={false}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            lang={locale}
            className={`${control} ${textarea}`}
            value={text.changes}
            onChange={(event) => onChange({ changes: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field {...field('content')} label={m.admin_term_text()} hint={m.admin_term_text_hint()} isRequired>
        {(attributes) => (
          <textarea
            {...attributes}
            lang={locale}
            className={`${control} ${textarea}`}
            value={text.content}
            onChange={(event) => onChange({ content: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
