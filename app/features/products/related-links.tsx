import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { productAnchor } from '#app/components/products/anchor.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { ProductLink } from './related.ts';

const block = css`
  display: grid;
  gap: ${space(4)};

  & > p {
    ${type.note}
    color: ${color.muted};
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(24)};
  }

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

const pages = { material: '/business/material', pb: '/business/pb' } as const;

export function LinkBlock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={block}>
      <p>{label}</p>
      <ul>{children}</ul>
    </div>
  );
}

export function RelatedLinks({ label, related }: { label: string; related: readonly ProductLink[] }) {
  if (related.length === 0) return null;
  return (
    <LinkBlock label={label}>
      {related.map(({ id, type: kind, name, locale, slug }) => (
        <li key={id}>
          {slug ? (
            <PlainLink to="/business/material/$code" params={{ code: slug }} lang={otherLanguage(locale)}>
              {name}
            </PlainLink>
          ) : (
            <PlainLink to={pages[kind]} hash={productAnchor(id)} lang={otherLanguage(locale)}>
              {name}
            </PlainLink>
          )}
        </li>
      ))}
    </LinkBlock>
  );
}
