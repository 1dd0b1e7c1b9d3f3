import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { primaryButton, quietButton, textButton } from '#app/components/ui/button.ts';
import { control, Field, textarea } from '#app/components/ui/field.tsx';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { fieldText } from '#app/dashboard/forms/use-dashboard-form.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { formatDate, getLocale, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { Locale } from '#contract/locales.ts';
import { languagesOfTerm, type TermDraft } from '#contract/staff-terms.ts';
import { DraftSettings } from './draft-settings.tsx';
import { discardDraft } from './staff-term.functions.ts';
import { staffTermQueries } from './staff-terms.queries.ts';
import { termLabels } from './term-labels.ts';
import { LanguageChoice, TextView } from './texts-view.tsx';
import { useTermDraft } from './use-term-draft.ts';

const form = css`
  display: grid;
  gap: ${space(20)};
  min-width: 0;
  max-width: 60rem;

  & textarea[name$='content'] {
    min-height: 28rem;
    font-family: ui-monospace, monospace;
    font-size: 0.875rem;
  }

  & textarea[name$='changes'] {
    min-height: 5rem;
  }
`;

type Editing = ReturnType<typeof useTermDraft>;

function TextFields({ editing, locale }: { editing: Editing; locale: Locale }) {
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

function AnnounceButton({ editing }: { editing: Editing }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const { effectiveOn } = editing.value;
  const announce = async () => {
    setOpen(false);
    const id = await editing.announce();
    if (id !== undefined) await router.navigate({ href: dashboardHref(`terms/${id}`) });
  };
  const date = effectiveOn ? formatDate(koreanNoon(effectiveOn)) : '–';
  return (
    <>
      <button type="button" className={quietButton} disabled={editing.isActing} onClick={() => setOpen(true)}>
        {m.admin_term_announce()}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={m.admin_term_announce()}
        description={m.admin_term_announce_text({ date })}
      >
        <div className={buttonRow}>
          <button type="button" className={primaryButton} onClick={() => void announce()}>
            {m.admin_term_announce_confirm()}
          </button>
        </div>
      </Dialog>
    </>
  );
}

function DiscardButton({ kind }: Pick<TermDraft, 'kind'>) {
  const { act, isActing } = useStaffAct();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const discard = async () => {
    setOpen(false);
    const result = await act(() => discardDraft({ data: { kind } }), { done: m.admin_term_discarded() });
    if (result?.ok) await router.navigate({ href: dashboardHref('terms') });
  };
  return (
    <>
      <button type="button" className={textButton} disabled={isActing} onClick={() => setOpen(true)}>
        {m.admin_term_discard()}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={m.admin_term_discard()}
        description={m.admin_term_discard_text()}
      >
        <div className={buttonRow}>
          <button type="button" className={primaryButton} onClick={() => void discard()}>
            {m.admin_term_discard()}
          </button>
        </div>
      </Dialog>
    </>
  );
}

function DraftEditor({ draft }: { draft: TermDraft }) {
  const { kind, base } = draft;
  const editing = useTermDraft(draft);
  const locales = languagesOfTerm(kind);
  const [locale, setLocale] = useState<Locale>(() => (locales.includes(getLocale()) ? getLocale() : 'ko-KR'));
  const text = editing.value.texts.find((given) => given.locale === locale);
  const dayError = editing.errors.effectiveOn;
  return (
    <form
      className={form}
      noValidate
      aria-label={termLabels[kind]()}
      onSubmit={(event) => {
        event.preventDefault();
        void editing.save(m.admin_term_saved());
      }}
    >
      {editing.found ? (
        <p role="status">
          {m.admin_term_unsaved()}{' '}
          <button type="button" className={textButton} onClick={editing.restore}>
            {m.admin_term_restore()}
          </button>
          <button type="button" className={textButton} onClick={editing.discardUnsaved}>
            {m.admin_term_forget()}
          </button>
        </p>
      ) : null}
      <DraftSettings
        draft={draft}
        value={editing.value}
        error={
          dayError &&
          fieldText(dayError, { required: m.admin_term_day_required, invalid: m.admin_term_too_early })
        }
        onChange={editing.change}
      />
      <LanguageChoice locales={locales} selected={locale} onSelect={setLocale} />
      <TextFields editing={editing} locale={locale} />
      {text ? (
        <TextView key={locale} text={text} before={base?.texts.find((given) => given.locale === locale)} />
      ) : null}
      <div className={buttonRow}>
        <button type="submit" className={primaryButton} disabled={editing.isActing}>
          {m.admin_term_save()}
        </button>
        <AnnounceButton editing={editing} />
        <DiscardButton kind={kind} />
      </div>
    </form>
  );
}

export function TermDraftPage({ params }: PageProps) {
  const { data: draft } = useSuspenseQuery(staffTermQueries.draft(params.kind ?? ''));
  const back = (
    <DashboardLink to="terms" className={textButton}>
      {m.admin_terms()}
    </DashboardLink>
  );
  if (!draft) return <Heading text={m.admin_term_no_draft()} lead={back} />;
  const { kind, updatedAt, updatedBy } = draft;
  return (
    <>
      <Heading
        text={m.admin_term_draft_title({ name: termLabels[kind]() })}
        lead={m.admin_term_draft_by({ time: formatTime(updatedAt), person: updatedBy })}
      />
      <SheetSection id="draft" title={m.admin_term_draft()}>
        <DraftEditor draft={draft} />
      </SheetSection>
      <p>{back}</p>
    </>
  );
}
