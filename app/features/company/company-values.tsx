import { css, cx } from '@linaria/core';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { arrival } from '#app/components/ui/arrival.ts';
import { rowsOf } from '#app/details/details.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid, visuallyHidden } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

const row = css`
  align-content: center;
  row-gap: ${space(32)};
  padding-block: ${space(60)};

  ${from.large} {
    row-gap: ${space(80)};
    min-height: 90vh;
    padding-block: ${space(120)};
  }

  & + & {
    border-top: 1px solid ${color.hairline};
  }

  & h3 {
    font-size: clamp(2.25rem, 1.1rem + 4.4vw, 5rem);
    font-weight: 800;
    letter-spacing: ${tracking.display};
    line-height: 1.14;

    ${from.large} {
      grid-column: 2 / -1;
    }
  }
`;

const number = css`
  color: ${color.primary};
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;

  ${from.large} {
    padding-top: ${space(24)};
  }
`;

const principle = css`
  max-width: 30em;
  ${type.lead}

  ${from.large} {
    grid-column: 2 / span 5;
  }
`;

const evidence = css`
  display: grid;
  gap: ${space(12)};
  align-content: start;
  padding-top: ${space(20)};
  border-top: 1px solid ${color.text};

  ${from.large} {
    grid-column: 8 / -1;
  }

  & strong {
    ${type.figure}
    white-space: nowrap;
  }

  & strong small {
    font-size: 0.4em;
    letter-spacing: ${tracking.title};
  }

  & span {
    max-width: 26em;
    ${type.note}
    color: ${color.muted};
  }
`;

/** The principles, each with a figure to hold it to. */
export function Values({ details }: { details: readonly Detail[] }) {
  const principles = rowsOf(details, 'principle');
  if (principles.length === 0) return null;
  return (
    <section className={container}>
      <h2 className={visuallyHidden}>{m.vision_values()}</h2>
      <ol>
        {principles.map(({ id, lang, title, text, figure, unit, note }, index) => (
          <li key={id} ref={arrival} className={cx(grid, row)} lang={lang}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className={principle}>
              <ScientificText text={text} />
            </p>
            <p className={evidence}>
              <strong>
                {figure}
                {unit ? <small> {unit}</small> : null}
              </strong>
              <span>
                <ScientificText text={note} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
