import { css, cx } from '@linaria/core';
import { ProductPicture } from '#app/components/products/product-picture.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { SpecificationTable } from '#app/components/products/specification-table.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { MaterialDetail } from './material.queries.ts';
import { MaterialFigure } from './material-figure.tsx';
import { rowEvidence } from './row-evidence.tsx';
import { notPrinted } from './sheet-styles.ts';

const overview = css`
  align-items: start;
  padding-bottom: ${space(60)};

  ${from.large} {
    column-gap: ${space(40)};
    padding-bottom: ${space(80)};
  }

  @media print {
    display: block;
    padding-bottom: 6mm;
  }
`;

const aside = css`
  ${from.large} {
    grid-column: span 4;
  }

  & > p {
    margin-top: ${space(20)};
  }

  @media print {
    & > p {
      margin-top: 0;
      padding-bottom: 4mm;
    }
  }
`;

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 2;
  object-fit: cover;
  background: ${color.dark};

  ${from.large} {
    aspect-ratio: 4 / 3;
  }
`;

const caption = css`
  padding-top: ${space(8)};
  ${type.note}
  color: ${color.muted};
`;

const rows = css`
  min-width: 0;

  & > p {
    max-width: 36em;
    padding-bottom: ${space(28)};
    ${type.lead}
  }

  ${from.large} {
    grid-column: 5 / -1;
  }

  @media print {
    & > p {
      padding-bottom: 5mm;
      font-size: 10.5pt;
      line-height: 1.6;
    }
  }
`;

/** The specification beside the picture of the strain. */
export function MaterialOverview({ material }: { material: MaterialDetail }) {
  const { name, summary, comparison, specifications, locale } = material;
  const lang = otherLanguage(locale);
  return (
    <section className={cx(grid, overview)} aria-label={m.material_specification({ name })}>
      <div className={aside} lang={lang}>
        <figure className={notPrinted}>
          <ProductPicture
            product={material}
            sizes="(min-width: 1280px) 373px, (min-width: 992px) 33vw, 100vw"
            className={picture}
          />
          {material.image ? (
            <figcaption className={caption}>{m.material_caption({ code: comparison.code })}</figcaption>
          ) : null}
        </figure>
        <MaterialFigure comparison={comparison} />
      </div>
      <div className={rows} lang={lang}>
        <p>
          <ScientificText text={summary} />
        </p>
        <SpecificationTable
          caption={m.material_specification({ name })}
          rows={specifications}
          below={rowEvidence(comparison.code, material, true)}
        />
      </div>
    </section>
  );
}
