import { css } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { Section } from '#app/components/layout/section.tsx';
import { productAnchor } from '#app/components/products/anchor.ts';
import { formatPrice } from '#app/components/products/price.ts';
import { arrival } from '#app/components/ui/arrival.ts';
import { Picture } from '#app/components/ui/picture.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { HomeContent } from './home.queries.ts';
import { moreLink } from './more-link.ts';

const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(24)} ${space(12)};

  & li {
    position: relative;
  }

  & a {
    text-decoration: none;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & li:hover a {
    color: ${color.primary};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & li:first-child {
    grid-column: 1 / -1;
  }

  ${from.large} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${space(40)} ${space(24)};

    & li {
      grid-column: span 3;
    }

    & li:first-child {
      grid-column: span 6;
      grid-row: span 2;
    }
  }

  & img {
    display: block;
    width: 100%;
    height: auto;
    background: ${color.paper};
  }

  & p {
    padding-top: ${space(12)};
    font-weight: 600;
  }

  & p + p {
    padding-top: 0;
    ${type.note}
    color: ${color.muted};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

type Props = { products: HomeContent['products']; total: number };

export function OwnProducts({ products, total }: Props) {
  if (products.length === 0) return null;
  return (
    <Section
      heading={m.home_products_title()}
      lead={m.home_products_text()}
      action={
        <Link to="/business/pb" className={moreLink}>
          {m.home_products_all({ count: String(total) })}
        </Link>
      }
      tone="surface"
      isWide
    >
      <ul className={list}>
        {products.map(({ id, name, image, price, locale }, index) => (
          <li key={id} ref={arrival} lang={otherLanguage(locale)}>
            {image ? (
              <Picture
                src={image}
                width={960}
                height={960}
                sizes={
                  index === 0
                    ? '(min-width: 1280px) 588px, (min-width: 992px) 48vw, 94vw'
                    : '(min-width: 1280px) 282px, (min-width: 992px) 23vw, 46vw'
                }
                alt=""
              />
            ) : null}
            <p>
              <Link to="/business/pb" hash={productAnchor(id)}>
                {name}
              </Link>
            </p>
            {price === null ? null : <p>{formatPrice(price)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
