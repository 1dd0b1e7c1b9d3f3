import { css, cx } from '@linaria/core';
import { EvidenceLink } from '#app/components/products/evidence-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Material } from './products.queries.ts';

const band = css`
  padding-block: ${space(60)};
  color: ${color.darkText};
  background: ${color.dark};

  ${from.large} {
    padding-block: ${space(140)};
  }

  @media print {
    display: none;
  }
`;

const title = css`
  ${type.heading}
  color: ${color.accentOnDark};

  ${from.large} {
    grid-column: 1 / -1;
  }
`;

const figure = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(8)} ${space(20)};

  & strong {
    ${type.display}
    font-size: clamp(4rem, 2rem + 9vw, 9rem);
    line-height: 1;
    color: #fff;
    white-space: nowrap;
    font-variant-numeric: proportional-nums;
  }

  & a {
    flex-basis: 100%;
    ${type.note}
    color: ${color.darkMuted};
  }

  ${from.large} {
    grid-column: span 8;
  }
`;

const unit = css`
  ${type.lead}
`;

const method = css`
  display: grid;
  gap: ${space(16)};
  align-content: end;

  & small {
    ${type.note}
    padding-top: ${space(12)};
    color: ${color.darkMuted};
    border-top: 1px solid ${color.darkHairline};
  }

  ${from.large} {
    grid-column: span 4;
  }
`;

/** The cell count with its unit and method. */
export function MaterialCount({ material }: { material: Material }) {
  const { comparison, locale } = material;
  if (!comparison) return null;
  return (
    <section className={band}>
      <div className={cx(container, grid)}>
        <h2 className={title}>{m.material_counted()}</h2>
        <p className={figure}>
          <strong lang={otherLanguage(locale)}>{comparison.figure}</strong>
          <span className={unit} lang={otherLanguage(locale)}>
            {comparison.unit}
          </span>
          <EvidenceLink code={comparison.code}>
            {m.material_counted_of({ code: comparison.code })}
          </EvidenceLink>
        </p>
        <p className={method}>
          <span>{m.material_counted_text()}</span>
          <small>{m.material_counted_source()}</small>
        </p>
      </div>
    </section>
  );
}
