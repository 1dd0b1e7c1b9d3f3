import { css, cx } from '@linaria/core';
import { arrival } from '#app/components/ui/arrival.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { Figure } from '#contract/company.ts';
import { FigureValue } from './figure-value.tsx';

const section = css`
  padding-block: ${space(80)} ${space(60)};

  ${from.large} {
    padding-block: ${space(160)} ${space(100)};
  }
`;

const head = css`
  ${from.large} {
    grid-column: span 4;
  }

  & h2 {
    ${type.title}
    white-space: pre-line;
  }

  & p {
    max-width: 26em;
    margin-top: ${space(20)};
    color: ${color.muted};
  }
`;

const list = css`
  display: grid;
  gap: ${space(32)};
  margin-top: ${space(40)};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(24)};
  }

  ${from.large} {
    grid-column: span 8;
    margin-top: 0;
  }

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space(12)};
    padding-top: ${space(20)};
    border-top: 1px solid ${color.hairline};
  }

  & dt {
    max-width: 24em;
    color: ${color.muted};
  }

  & a:hover {
    color: ${color.primary};
  }

  & dd {
    ${type.figure}
    color: ${color.primary};
  }
`;

const leading = css`
  ${from.medium} {
    grid-column: 1 / -1;
  }

  .${list} > & {
    padding-top: 0;
    border-top: 0;
  }

  .${list} > & dd {
    font-size: clamp(6rem, 3rem + 11vw, 13.5rem);
    letter-spacing: ${tracking.display};
    line-height: 0.9;
    /* Optical alignment: large digits have visible side bearing. */
    margin-left: -0.035em;
    white-space: nowrap;
  }

  .${list} > & dt {
    max-width: none;
    ${type.lead}
    color: ${color.text};
  }
`;

/** The company's figures (specification, section 9), each with unit and source. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <section className={section}>
      <div className={cx(container, grid)}>
        <div className={head}>
          <h2>{m.home_figures_title()}</h2>
          <p>{m.home_figures_text()}</p>
        </div>
        <dl className={list}>
          {figures.map(({ id, value, label, locale, proof }, index) => (
            <div key={id} ref={arrival} lang={otherLanguage(locale)} className={cx(index === 0 && leading)}>
              <dt>{proof ? <a href={proof}>{label}</a> : label}</dt>
              <dd>
                <FigureValue value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
