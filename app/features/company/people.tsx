import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { CompanyContent } from './company.queries.ts';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  display: grid;
  grid-template-columns: ${space(80)} minmax(0, 1fr);
  gap: ${space(4)} ${space(20)};
  align-items: start;
  padding-block: ${space(20)};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: ${space(100)} minmax(0, 2fr) minmax(0, 4fr);
    gap: ${space(24)};
  }

  & img {
    display: block;
    grid-row: span 2;
    width: 100%;
    height: auto;
    aspect-ratio: 1;

    ${from.medium} {
      grid-row: auto;
    }
  }

  & h3 {
    ${type.heading}
  }
`;

const role = css`
  ${type.note}
  color: ${color.muted};
`;

const introduction = css`
  grid-column: 2;
  font-size: 0.9375rem;

  ${from.medium} {
    grid-column: 3;
    font-size: 1rem;
  }
`;

export function People({ people }: { people: CompanyContent['people'] }) {
  return (
    <Section heading={m.intro_people()} lead={m.intro_people_text()}>
      {people.length > 0 ? (
        <ul className={list}>
          {people.map(({ id, name, role: what, introduction: text, image, locale }) => (
            <li key={id} className={row} lang={otherLanguage(locale)}>
              {image ? (
                <img src={image} alt="" width={480} height={480} loading="lazy" decoding="async" />
              ) : (
                <span />
              )}
              <div>
                <h3>{name}</h3>
                <p className={role}>{what}</p>
              </div>
              <p className={introduction}>
                <ScientificText text={text} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState />
      )}
    </Section>
  );
}
