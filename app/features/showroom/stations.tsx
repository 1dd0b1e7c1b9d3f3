import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { rowsOf } from '#app/details/details.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  display: grid;
  gap: ${space(8)} ${space(24)};
  padding-block: ${space(28)};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: ${space(60)} ${space(160)} minmax(0, 1fr);
    align-items: baseline;
  }

  & h3 {
    ${type.heading}
  }
`;

const number = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export function Stations({ details }: { details: readonly Detail[] }) {
  const stations = rowsOf(details, 'station');
  if (stations.length === 0) return null;
  return (
    <Section heading={m.showroom_stations()} lead={passageText(details, 'showroom-stations')}>
      <ol className={list}>
        {stations.map(({ id, lang, title, text }, index) => (
          <li key={id} className={row} lang={lang}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
