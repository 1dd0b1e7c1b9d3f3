import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';

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

const goals = [
  { date: m.vision_goal1_date, text: m.vision_goal1 },
  { date: m.vision_goal2_date, text: m.vision_goal2 },
  { date: m.vision_goal3_date, text: m.vision_goal3 },
  { date: m.vision_goal4_date, text: m.vision_goal4 },
];

export function Goals() {
  return (
    <Section heading={m.vision_goals()} lead={m.vision_goals_text()}>
      <ol className={list}>
        {goals.map(({ date, text }) => (
          <li key={date()}>
            <strong>{date()}</strong>
            <p>
              <ScientificText text={text()} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
