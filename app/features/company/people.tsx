import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { CompanyContent } from './company.queries.ts';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  display: grid;
  gap: ${space(12)} ${space(24)};
  align-items: start;
  padding-block: ${space(24)};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    padding-block: ${space(28)};
  }

  & h3 {
    font-size: 1.5rem;
    letter-spacing: ${tracking.title};

    ${from.medium} {
      font-size: 1.75rem;
    }
  }
`;

/** The darkest tone of a portrait is the brand's green, the lightest white. */
const portrait = css`
  display: block;
  width: ${space(120)};
  margin-bottom: ${space(16)};
  background: ${color.primary};

  & img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: cover;
    filter: grayscale(1);
    mix-blend-mode: screen;
  }
`;

const role = css`
  margin-top: ${space(4)};
  ${type.note}
  color: ${color.muted};
`;

const introduction = css`
  ${from.medium} {
    padding-top: ${space(6)};
  }
`;

export function People({ people }: { people: CompanyContent['people'] }) {
  return (
    <Section heading={m.intro_people()} lead={m.intro_people_text()}>
      {people.length > 0 ? (
        <ul className={list}>
          {people.map(({ id, name, role: what, introduction: text, image, locale }) => (
            <li key={id} className={row} lang={otherLanguage(locale)}>
              <div>
                {image ? (
                  <span className={portrait}>
                    <img src={image} alt="" width={480} height={480} loading="lazy" decoding="async" />
                  </span>
                ) : null}
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
