import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Section } from '#app/components/layout/section.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDate, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { shellQueries } from '#app/shell/shell.queries.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { CompanyContent } from './company.queries.ts';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  display: grid;
  gap: ${space(8)} ${space(24)};
  padding-block: ${space(24)};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  & h3 {
    ${type.heading}
  }

  & h3 + p {
    ${type.note}
    color: ${color.muted};
  }
`;

const closing = css`
  margin-top: ${space(8)};
  color: ${color.primary};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const none = css`
  padding-block: ${space(24)};
  border-block: 1px solid ${color.hairline};
  border-top-color: ${color.text};

  & p + p {
    color: ${color.muted};
  }
`;

/** Link to apply: the company's mail address where configured, else the inquiry. */
function ApplyLink() {
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  const { email } = shell.company;
  if (email) {
    return (
      <a href={`mailto:${email}`} className={quietButton}>
        {m.intro_openings_apply()}
      </a>
    );
  }
  return (
    <PlainLink to="/contact" className={quietButton}>
      {m.intro_openings_apply()}
    </PlainLink>
  );
}

export function Openings({ openings }: { openings: CompanyContent['openings'] }) {
  if (openings.length === 0) {
    return (
      <Section heading={m.intro_openings()}>
        <div className={none}>
          <p>{m.intro_openings_none()}</p>
          <p>{m.intro_openings_none_hint()}</p>
        </div>
      </Section>
    );
  }
  return (
    <Section heading={m.intro_openings()} lead={m.intro_openings_text()} action={<ApplyLink />}>
      <ul className={list}>
        {openings.map((opening) => (
          <Opening key={opening.id} opening={opening} />
        ))}
      </ul>
    </Section>
  );
}

function Opening({ opening }: { opening: CompanyContent['openings'][number] }) {
  const { title, department, place, employment, summary, closesOn, locale } = opening;
  return (
    <li className={row}>
      <div lang={otherLanguage(locale)}>
        <h3>{title}</h3>
        <p>{[department, place].join(' · ')}</p>
      </div>
      <div>
        <div lang={otherLanguage(locale)}>
          <p>{employment}</p>
          <p>{summary}</p>
        </div>
        <p className={closing}>
          {closesOn ? m.intro_openings_closes({ date: formatDate(closesOn) }) : m.intro_openings_open()}
        </p>
      </div>
    </li>
  );
}
