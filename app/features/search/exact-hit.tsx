import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { SearchHit } from '#contract/search.ts';
import { HitCard } from './hit-card.tsx';
import { HitLink } from './hit-link.tsx';
import { typeNames } from './search-types.tsx';

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
  const lang = otherLanguage(hit.locale);
  return (
    <HitCard mark={`${typeNames[hit.type]()} · ${m.search_exact()}`} action={<NextStep hit={hit} />}>
      <h2 lang={lang}>
        <HitLink hit={hit}>
          <ScientificText text={hit.title} />
        </HitLink>
      </h2>
      <p lang={lang}>
        <ScientificText text={hit.summary} />
      </p>
    </HitCard>
  );
}
