import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { rowsOf } from '#app/details/details.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

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

/** The steps from claim to evidence, each with its record. */
export function Evidence({ details }: { details: readonly Detail[] }) {
  const steps = rowsOf(details, 'evidence');
  if (steps.length === 0) return null;
  return (
    <Section heading={m.research_steps_title()} lead={passageText(details, 'research-evidence')} tone="dark">
      <ol className={list}>
        {steps.map(({ id, lang, title, text, note }) => (
          <li key={id} lang={lang}>
            <div className={textBlock}>
              <h3>{title}</h3>
              <p>{text}</p>
              <dl className={record}>
                <dt lang={getLocale()}>{m.research_record()}</dt>
                <dd>{note}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
