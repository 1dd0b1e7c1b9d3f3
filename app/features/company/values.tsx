import { css, cx } from '@linaria/core';
import { arrival } from '#app/components/ui/arrival.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid, visuallyHidden } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  align-content: center;
  padding-block: ${space(60)};

  ${from.large} {
    min-height: 88vh;
    padding-block: ${space(100)};
  }

  & + & {
    border-top: 1px solid ${color.hairline};
  }
`;

const number = css`
  color: ${color.primary};
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  ${from.large} {
    grid-column: span 1;
    padding-top: ${space(12)};
  }
`;

const principle = css`
  display: grid;
  gap: ${space(24)};
  align-content: start;

  ${from.large} {
    grid-column: span 7;
  }

  & h3 {
    font-size: clamp(2rem, 1.3rem + 2.8vw, 3.5rem);
    font-weight: 800;
    letter-spacing: -0.04em;
    line-height: 1.18;
  }

  & p {
    max-width: 30em;
    ${type.lead}
  }
`;

const evidence = css`
  display: grid;
  gap: ${space(12)};
  align-content: end;
  padding-top: ${space(16)};
  border-top: 1px solid ${color.text};

  ${from.large} {
    grid-column: 9 / -1;
    align-self: end;
  }

  & strong {
    ${type.figure}
    white-space: nowrap;
  }

  & strong small {
    font-size: 0.4em;
    letter-spacing: -0.02em;
  }

  & span {
    ${type.note}
    color: ${color.muted};
  }
`;

const values = [
  {
    title: m.vision_value1,
    text: m.vision_value1_text,
    figure: m.vision_value1_figure,
    source: m.vision_value1_source,
  },
  {
    title: m.vision_value2,
    text: m.vision_value2_text,
    figure: m.vision_value2_figure,
    source: m.vision_value2_source,
  },
  {
    title: m.vision_value3,
    text: m.vision_value3_text,
    figure: m.vision_value3_figure,
    source: m.vision_value3_source,
  },
  {
    title: m.vision_value4,
    text: m.vision_value4_text,
    figure: m.vision_value4_figure,
    unit: m.vision_value4_unit,
    source: m.vision_value4_source,
  },
];

/** The principles, one a screenful, each with a figure that it can be held to. */
export function Values() {
  return (
    <section className={container}>
      <h2 className={visuallyHidden}>{m.vision_values()}</h2>
      <ol className={list}>
        {values.map(({ title, text, figure, unit, source }, index) => (
          <li key={title()} ref={arrival} className={cx(grid, row)}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={principle}>
              <h3>{title()}</h3>
              <p>{text()}</p>
            </div>
            <p className={evidence}>
              <strong>
                {figure()}
                {unit ? <small> {unit()}</small> : null}
              </strong>
              <span>{source()}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
