import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';

const list = css`
  counter-reset: step;
  border-top: 1px solid ${color.darkMuted};

  & > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: ${space(80)} minmax(0, 1fr);
    padding-block: ${space(28)};
    border-bottom: 1px solid ${color.darkHairline};
  }

  & > li::before {
    content: counter(step) / '';
    ${type.figure}
    font-size: 3rem;
    color: ${color.accentOnDark};
  }

  ${from.medium} {
    & > li {
      grid-template-columns: ${space(120)} minmax(0, 1fr);
    }

    & > li::before {
      font-size: 4rem;
    }
  }
`;

const textBlock = css`
  display: grid;
  gap: ${space(8)};

  & h3 {
    ${type.heading}
    font-size: 1.5rem;
  }

  & > p {
    max-width: 38em;
  }
`;

const record = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(12)};
  ${type.note}

  & dt {
    color: ${color.darkMuted};
  }
`;

const steps = [
  { title: m.research_step_1_title, text: m.research_step_1_text, left: m.research_step_1_record },
  { title: m.research_step_2_title, text: m.research_step_2_text, left: m.research_step_2_record },
  { title: m.research_step_3_title, text: m.research_step_3_text, left: m.research_step_3_record },
  { title: m.research_step_4_title, text: m.research_step_4_text, left: m.research_step_4_record },
  { title: m.research_step_5_title, text: m.research_step_5_text, left: m.research_step_5_record },
  { title: m.research_step_6_title, text: m.research_step_6_text, left: m.research_step_6_record },
];

/** The steps from claim to evidence, each with its record. */
export function Evidence() {
  return (
    <Section heading={m.research_steps_title()} lead={m.research_steps_lead()} tone="dark">
      <ol className={list}>
        {steps.map(({ title, text, left }) => (
          <li key={title()}>
            <div className={textBlock}>
              <h3>{title()}</h3>
              <p>{text()}</p>
              <dl className={record}>
                <dt>{m.research_record()}</dt>
                <dd>{left()}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
