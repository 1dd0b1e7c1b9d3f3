import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { primaryButton } from '#app/components/ui/button.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { fieldText } from '#app/dashboard/forms/use-dashboard-form.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { UnsavedNotice } from '#app/dashboard/unsaved/unsaved-notice.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import { type TermDraft, termLanguages } from '#contract/staff-terms.ts';
import { AnnounceButton, DiscardButton } from './draft-acts.tsx';
import { DraftSettings } from './draft-settings.tsx';
import { draftForm } from './draft-styles.ts';
import { TextFields } from './draft-text-fields.tsx';
import { staffTermQueries } from './staff-terms.queries.ts';
import { termLabels } from './term-labels.ts';
import { LanguageChoice, TextView } from './texts-view.tsx';
import { useTermDraft } from './use-term-draft.ts';

function DraftEditor({ draft }: { draft: TermDraft }) {
  const { kind, base } = draft;
  const editing = useTermDraft(draft);
  const locales = termLanguages[kind];
  const [locale, setLocale] = useState<Locale>(() => (locales.includes(getLocale()) ? getLocale() : 'ko-KR'));
  const text = editing.value.texts.find((given) => given.locale === locale);
  const dayError = editing.errors.effectiveOn;
  return (
    <form
      className={draftForm}
      noValidate
      aria-label={termLabels[kind]()}
      onSubmit={(event) => {
        event.preventDefault();
        void editing.save(m.admin_term_saved());
      }}
    >
      <UnsavedNotice {...editing.notice} />
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
        <TextView
          key={locale}
          text={text}
          before={base?.texts.find((given) => given.locale === locale)}
          stored={draft.texts.find((given) => given.locale === locale)}
        />
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
  const back = { to: 'terms', label: m.admin_terms() };
  if (!draft) return <Heading text={m.admin_term_no_draft()} back={back} />;
  const { kind, updatedAt, updatedBy } = draft;
  return (
    <>
      <Heading
        text={m.admin_term_draft_title({ name: termLabels[kind]() })}
        lead={m.admin_term_draft_by({ time: formatTime(updatedAt), person: updatedBy })}
        back={back}
      />
      <SheetSection id="draft" title={m.admin_term_draft()}>
        <DraftEditor draft={draft} />
      </SheetSection>
    </>
  );
}
