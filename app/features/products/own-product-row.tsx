import { css, cx } from '@linaria/core';
import { productAnchor } from '#app/components/products/anchor.ts';
import { EvidenceLink } from '#app/components/products/evidence-link.tsx';
import { formatPrice } from '#app/components/products/price.ts';
import { ProductPicture } from '#app/components/products/product-picture.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { SpecificationTable } from '#app/components/products/specification-table.tsx';
import { getLocale, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { grid } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { ArticleGroup } from './article-groups.ts';
import { ArticleLink } from './article-link.tsx';
import type { OwnProduct } from './products.queries.ts';
import { LinkBlock, RelatedLinks } from './related-links.tsx';
import { WhereToBuy } from './where-to-buy.tsx';

const row = css`
  align-items: start;
  padding-block: ${space(40)} ${space(60)};
  border-top: 1px solid ${color.text};

  @media screen {
    /* As for the sheets of materials. A height below the real one would let rows overlap. */
    content-visibility: auto;
    contain-intrinsic-size: auto 2500px;
  }

  @media screen and (min-width: 768px) and (max-width: 991px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space(32)};
    contain-intrinsic-size: auto 1700px;
  }

  ${from.large} {
    contain-intrinsic-size: auto 1600px;
    padding-block: 0;
  }

  @media print {
    grid-template-columns: 34% 1fr;
    gap: 8mm;
    padding-block: 6mm;
    break-inside: avoid;
  }
`;

const packShot = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;

  /* The shorter column is sticky. */
  ${from.large} {
    position: sticky;
    top: 0;
    grid-column: 1 / span 7;
    grid-row: 1;
  }

  @media print {
    position: static;
  }
`;

const data = css`
  display: grid;
  gap: ${space(20)};
  min-width: 0;

  ${from.large} {
    grid-column: 8 / -1;
    grid-row: 1;
    padding: ${space(50)} 0 ${space(60)} ${space(16)};
  }
`;

/** Alternate rows are mirrored. */
const turned = css`
  ${from.large} {
    & .${packShot} {
      grid-column: 6 / -1;
    }

    & .${data} {
      grid-column: 1 / span 5;
      padding: ${space(50)} ${space(16)} ${space(60)} 0;
    }
  }
`;

const title = css`
  ${type.title}
`;

const price = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(12)};

  & strong {
    font-size: 1.5rem;
    letter-spacing: ${tracking.title};
    font-variant-numeric: tabular-nums;
  }

  & small {
    ${type.note}
    color: ${color.muted};
  }
`;

const proofs = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(20)};
  ${type.note}

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  & a:hover {
    color: ${color.primary};
  }

  @media print {
    display: none;
  }
`;

function Proofs({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <div className={proofs} lang={getLocale()}>
      {codes.map((code) => (
        <EvidenceLink key={code} code={code}>
          {m.sheet_evidence_of({ code })}
        </EvidenceLink>
      ))}
    </div>
  );
}

function Articles({ groups }: { groups: readonly ArticleGroup[] }) {
  return groups.map(({ kind, heading, items }) =>
    items.length === 0 ? null : (
      <LinkBlock key={kind} label={heading}>
        {items.map((item) => (
          <li key={item.id}>
            <ArticleLink article={item} />
          </li>
        ))}
      </LinkBlock>
    ),
  );
}

export function OwnProductRow({ product, isTurned }: { product: OwnProduct; isTurned: boolean }) {
  const { id, name, summary, specifications, summaryProofs, proofCodes, related, articles, locale } = product;
  return (
    <article id={productAnchor(id)} className={cx(grid, row, isTurned && turned)}>
      <ProductPicture
        product={product}
        sizes="(min-width: 1280px) 690px, (min-width: 992px) 57vw, (min-width: 768px) 38vw, 100vw"
        className={packShot}
      />
      <div className={data}>
        <h3 className={title} lang={otherLanguage(locale)}>
          {name}
        </h3>
        <p lang={otherLanguage(locale)}>
          <ScientificText text={summary} />
        </p>
        <Proofs codes={summaryProofs} />
        {product.price === null || product.price === undefined ? null : (
          <p className={price}>
            <strong>{formatPrice(product.price)}</strong>
            <small>{m.pb_price_label()}</small>
          </p>
        )}
        <div lang={otherLanguage(locale)}>
          <SpecificationTable
            caption={m.pb_specification({ name })}
            rows={specifications}
            below={(row) => <Proofs codes={proofCodes[row] ?? []} />}
          />
        </div>
        <WhereToBuy product={product} />
        <RelatedLinks label={m.pb_related()} related={related} />
        <Articles groups={articles} />
      </div>
    </article>
  );
}
