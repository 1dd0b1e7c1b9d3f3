import type { ReactNode } from 'react';
import { productAnchor } from '#app/components/products/anchor.ts';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { maxPageSize } from '#contract/list-limits.ts';
import type { SearchHit } from '#contract/search.ts';
import { materialSlug } from '#rules/material-code.ts';

/** The link of a hit: its page, its row in the product list, or the outlet's article. */
export function HitLink({ hit, children }: { hit: SearchHit; children: ReactNode }) {
  const id = String(hit.id);
  switch (hit.type) {
    case 'news':
      return (
        <PlainLink to="/news/$id" params={{ id }}>
          {children}
        </PlainLink>
      );
    case 'patent':
      return (
        <PlainLink to="/research/patent/$id" params={{ id }}>
          {children}
        </PlainLink>
      );
    case 'thesis':
      return (
        <PlainLink to="/research/thesis/$id" params={{ id }}>
          {children}
        </PlainLink>
      );
    case 'press':
      return hit.externalUrl ? <ExternalLink href={hit.externalUrl}>{children}</ExternalLink> : children;
    case 'product':
      if (hit.code) {
        return (
          <PlainLink to="/business/material/$code" params={{ code: materialSlug(hit.code) }}>
            {children}
          </PlainLink>
        );
      }
      return (
        <PlainLink
          to={hit.productType === 'pb' ? '/business/pb' : '/business/material'}
          // The largest page size puts all products on one page.
          search={{ size: maxPageSize }}
          hash={productAnchor(hit.id)}
        >
          {children}
        </PlainLink>
      );
  }
}
