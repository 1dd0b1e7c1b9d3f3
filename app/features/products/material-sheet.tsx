import { css, cx } from '@linaria/core';
import { productAnchor } from '#app/components/products/anchor.ts';
import { nameWithoutCode } from '#app/components/products/name-without-code.ts';
import { ProductPicture } from '#app/components/products/product-picture.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { SpecificationTable } from '#app/components/products/specification-table.tsx';
import { FigureCaption } from '#app/components/ui/figure-caption.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { materialSlug } from '#rules/material-code.ts';
import { MaterialFigure } from './material-figure.tsx';
import type { Material } from './products.queries.ts';
import { RelatedLinks } from './related-links.tsx';
import { rowEvidence } from './row-evidence.tsx';
import { SheetActions } from './sheet-actions.tsx';

const sheet = css`
  padding-block: ${space(40)} ${space(60)};
  border-top: 1px solid ${color.text};

  @media screen {
    /* A phone would lay out all sheets before the first paint. */
    content-visibility: auto;
    contain-intrinsic-size: auto 1900px;
  }

  @media screen and (min-width: 768px) and (max-width: 991px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    column-gap: ${space(32)};
    contain-intrinsic-size: auto 1300px;
  }

  ${from.large} {
    column-gap: ${space(40)};
    padding-block: ${space(60)} ${space(120)};
    contain-intrinsic-size: auto 1030px;
  }

  /* Prints as one A4 page. */
  @media print {
    grid-template-columns: 34% 1fr;
    gap: 8mm;
    padding-block: 0;
    border-top: 0;
    break-before: page;
    break-inside: avoid;
  }
`;

const head = css`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(16)};

  ${from.large} {
    grid-template-columns: subgrid;
    column-gap: inherit;
    align-items: end;
    padding-bottom: ${space(24)};
  }

  & > p {
    ${type.lead}
    max-width: 34em;

    ${from.large} {
      grid-column: 6 / -1;
      font-size: 1.125rem;
    }
  }

  @media print {
    grid-template-columns: none;
  }
`;

const title = css`
  & > * {
    display: block;
  }

  ${from.large} {
    grid-column: span 5;
  }
`;

const code = css`
  ${type.page}
  text-decoration: none;

  &:hover {
    color: ${color.primary};
  }
`;

const rest = css`
  ${type.heading}
  margin-top: ${space(8)};
  color: ${color.muted};
  font-weight: 500;
`;

const evidence = css`
  ${from.large} {
    grid-column: span 5;
  }
`;

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: ${color.dark};

  ${from.medium} {
    aspect-ratio: 1;
  }
`;

const data = css`
  display: grid;
  gap: ${space(24)};
  align-content: start;
  min-width: 0;

  ${from.large} {
    grid-column: 6 / -1;
  }

  @media print {
    grid-column: auto;
  }
`;

type Props = { material: Material; number: number; indexId: string };

export function MaterialSheet({ material, number, indexId }: Props) {
  const { id, name, summary, comparison, specifications, related, locale } = material;
  const slug = comparison?.code && materialSlug(comparison.code);
  return (
    <article id={productAnchor(id)} className={cx(grid, sheet)}>
      <div className={head} lang={otherLanguage(locale)}>
        <h2 className={title}>
          {comparison ? (
            <>
              <PlainLink
                to="/business/material/$code"
                params={{ code: materialSlug(comparison.code) }}
                className={code}
              >
                {comparison.code}
              </PlainLink>{' '}
              <span className={rest}>{nameWithoutCode(name, comparison.code)}</span>
            </>
          ) : (
            <span className={code}>{name}</span>
          )}
        </h2>
        <p>
          <ScientificText text={summary} />
        </p>
      </div>
      <div className={evidence} lang={otherLanguage(locale)}>
        <figure>
          <ProductPicture
            product={material}
            sizes="(min-width: 1280px) 480px, (min-width: 768px) 40vw, 100vw"
            className={picture}
          />
          {material.image ? (
            <FigureCaption number={number} caption={m.material_caption({ code: comparison?.code ?? name })} />
          ) : null}
        </figure>
        {comparison ? <MaterialFigure comparison={comparison} /> : null}
      </div>
      <div className={data}>
        <div lang={otherLanguage(locale)}>
          <SpecificationTable
            caption={m.material_specification({ name })}
            rows={specifications}
            {...(comparison && { below: rowEvidence(comparison.code, material) })}
          />
        </div>
        <RelatedLinks label={m.material_related()} related={related} />
        <SheetActions id={id} name={name} slug={slug} indexId={indexId} />
      </div>
    </article>
  );
}
