import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { rowsOf } from '#app/details/details.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

const list = css`
  border-top: 1px solid ${color.text};

  & li {
    display: grid;
    gap: ${space(4)} ${space(24)};
    align-items: baseline;
    padding-block: ${space(24)};
    border-bottom: 1px solid ${color.hairline};

    ${from.medium} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      padding-block: ${space(32)};
    }
  }

  & strong {
    ${type.heading}
    font-variant-numeric: tabular-nums;
  }

  & p {
    max-width: 32em;
  }
`;

export function Goals({ details }: { details: readonly Detail[] }) {
  const goals = rowsOf(details, 'goal');
  if (goals.length === 0) return null;
  return (
    <Section heading={m.vision_goals()} lead={m.vision_goals_text()}>
      <ol className={list}>
        {goals.map(({ id, lang, title, text }) => (
          <li key={id} lang={lang}>
            <strong>{title}</strong>
            <p>
              <ScientificText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
