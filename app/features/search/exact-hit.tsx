import { css } from '@linaria/core';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { SearchHit } from '#contract/search.ts';
import { HitLink } from './hit-link.tsx';
import { typeNames } from './search-types.tsx';

const card = css`
  display: grid;
  gap: ${space(12)};
  justify-items: start;
  margin-bottom: ${space(32)};
  padding: ${space(24)};
  background: ${color.surface};
  border: 1px solid ${color.primary};

  & h2 {
    ${type.title}
  }
`;

const mark = css`
  ${type.note}
  color: ${color.primary};
  font-weight: 600;
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
`;

function NextStep({ hit }: { hit: SearchHit }) {
  if (hit.productType === 'pb')
    return (
      <PlainLink to="/business/pharmacy" className={quietButton}>
        {m.search_exact_pharmacy()}
      </PlainLink>
    );
  const isMaterial = hit.type === 'product';
  return (
    <PlainLink
      to="/contact"
      search={{ type: isMaterial ? 'RAW_MATERIAL' : 'PARTNERSHIP', product: hit.title }}
      className={quietButton}
    >
      {isMaterial ? m.search_exact_material() : m.search_exact_ask()}
    </PlainLink>
  );
}

/** The item whose code, number, DOI or name the query is, with what a visitor does next. */
export function ExactHit({ hit }: { hit: SearchHit }) {
  return (
    <article className={card}>
      <p className={mark}>
        {typeNames[hit.type]()} · {m.search_exact()}
      </p>
      <h2 lang={otherLanguage(hit.locale)}>
        <HitLink hit={hit}>
          <ScientificText text={hit.title} />
        </HitLink>
      </h2>
      <p lang={otherLanguage(hit.locale)}>
        <ScientificText text={hit.summary} />
      </p>
      <div className={actions}>
        <NextStep hit={hit} />
      </div>
    </article>
  );
}
