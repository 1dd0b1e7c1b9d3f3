import { css } from '@linaria/core';
import { fieldId } from '#app/dashboard/content/fields/field-id.ts';
import { fieldText } from '#app/dashboard/content/fields/field-texts.ts';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { findingText } from './finding-text.ts';

const list = css`
  display: grid;
  max-height: 40vh;
  overflow-y: auto;
  border-top: 1px solid ${color.text};

  & li {
    display: grid;
    gap: ${space(4)};
    padding-block: ${space(10)};
    border-bottom: 1px solid ${color.hairline};
    overflow-wrap: anywhere;
  }

  & a {
    justify-self: start;
    color: ${color.primary};
    font-size: 0.875rem;
  }
`;

function placeOf(kind: ItemKind, { locale, field, line }: Finding): string {
  const parts = [
    locale && formatLanguage(locale),
    field && fieldText(kind, field).label(),
    line && m.admin_finding_line({ line: String(line) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

type Props = { kind: ItemKind; findings: readonly Finding[]; onVisit: (finding: Finding) => void };

/** Errors and warnings before publishing, with links to the fields. Errors come first. */
export function FindingList({ kind, findings, onVisit }: Props) {
  return (
    <ul className={list} aria-label={m.admin_findings()}>
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one answer of the server
        <li key={index}>
          <Mark
            tone={finding.level === 'error' ? 'alert' : 'progress'}
            label={finding.level === 'error' ? m.admin_finding_error() : m.admin_finding_warning()}
          />
          <p>{findingText(finding)}</p>
          <a
            href={`#${fieldId(finding.field, finding.locale)}`}
            onClick={(event) => {
              event.preventDefault();
              onVisit(finding);
            }}
          >
            {placeOf(kind, finding)}
          </a>
        </li>
      ))}
    </ul>
  );
}
