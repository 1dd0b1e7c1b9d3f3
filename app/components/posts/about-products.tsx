import { css } from '@linaria/core';
import { evidenceAnchor, productAnchor } from '#app/components/products/anchor.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';
import type { ProductReference } from '#contract/posts.ts';
import { materialSlug } from '#rules/material-code.ts';
import { Fact } from './fact-sheet.tsx';

const list = css`
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  & a:hover {
    color: ${color.primary};
  }
`;

function ProductLink({ product: { id, code, name, locale } }: { product: ProductReference }) {
  const lang = otherLanguage(locale);
  if (code === null) {
    return (
      <PlainLink to="/business/pb" hash={productAnchor(id)} lang={lang}>
        {name}
      </PlainLink>
    );
  }
  return (
    <PlainLink
      to="/business/material/$code"
      params={{ code: materialSlug(code) }}
      hash={evidenceAnchor}
      lang={lang}
    >
      {name}
    </PlainLink>
  );
}

/** The products that an article is about: the way back from a paper or patent to the stated value. */
export function AboutProducts({ products = [] }: { products?: readonly ProductReference[] | undefined }) {
  if (products.length === 0) return null;
  return (
    <Fact label={m.article_products()}>
      <ul className={list}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductLink product={product} />
          </li>
        ))}
      </ul>
    </Fact>
  );
}
