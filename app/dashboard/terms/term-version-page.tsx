import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { SheetList, SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { formatDate, formatLanguage, formatNumber, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { StaffTerm } from '#contract/staff-terms.ts';
import { statusLabels, statusTones } from './legal-texts-page.tsx';
import { staffTermQueries } from './staff-terms.queries.ts';
import { termLabels } from './term-labels.ts';
import { LanguageChoice, TextView } from './texts-view.tsx';

const yesNo = (value: boolean) => (value ? m.admin_yes() : m.admin_no());

function rowsOf(term: StaffTerm) {
  const { effectiveAt, announcedAt, announcedBy, consents, consentsByLanguage, mailed, base } = term;
  const languages = consentsByLanguage.map(
    ({ language, count }) => `${formatLanguage(language)} ${formatNumber(count)}`,
  );
  return [
    { label: m.admin_term_effective(), value: formatDate(effectiveAt) },
    {
      label: m.admin_term_announced(),
      value: announcedAt ? `${formatTime(announcedAt)}, ${announcedBy}` : m.admin_term_from_files(),
    },
    { label: m.admin_term_unfavourable(), value: yesNo(term.isUnfavourable) },
    { label: m.admin_term_consent_again(), value: yesNo(term.consentAgain) },
    { label: m.admin_term_consents(), value: [formatNumber(consents), ...languages].join(' · ') },
    { label: m.admin_term_mailed(), value: formatNumber(mailed) },
    { label: m.admin_term_base(), value: base?.version ?? '–' },
  ];
}

function Texts({ term: { texts, base } }: { term: StaffTerm }) {
  const [locale, setLocale] = useState(
    () => texts.find((text) => text.locale === getLocale())?.locale ?? texts[0]?.locale ?? 'ko-KR',
  );
  const text = texts.find((given) => given.locale === locale);
  return (
    <SheetSection id="text" title={m.admin_term_text()}>
      <LanguageChoice
        locales={texts.map((given) => given.locale)}
        selected={locale}
        onSelect={(next) => setLocale(next)}
      />
      {text ? (
        <>
          <p lang={locale}>
            <strong>{text.title}</strong>
            {text.changes ? ` – ${text.changes}` : ''}
          </p>
          <TextView key={locale} text={text} before={base?.texts.find((given) => given.locale === locale)} />
        </>
      ) : null}
    </SheetSection>
  );
}

export function TermVersionPage({ params }: PageProps) {
  const { data: term } = useSuspenseQuery(staffTermQueries.one(params.id ?? ''));
  if (!term) return <Heading text={m.error_not_found()} />;
  const { kind, version, status } = term;
  return (
    <>
      <Heading
        text={`${termLabels[kind]()} ${version}`}
        lead={<Mark tone={statusTones[status]} label={statusLabels[status]()} />}
        back={{ to: 'terms', label: m.admin_terms() }}
      />
      <SheetList rows={rowsOf(term)} />
      <Texts term={term} />
    </>
  );
}
