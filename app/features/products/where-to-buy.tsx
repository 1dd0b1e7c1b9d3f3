import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ShopEntry } from '#app/components/layout/menu-entries.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { shellQueries } from '#app/shell/shell.queries.ts';
import { color, space } from '#app/styles/tokens.ts';
import type { OwnProduct } from './products.queries.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(28)};

  @media print {
    display: none;
  }
`;

const entry = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${color.primary};
  font-weight: 600;
  text-decoration: underline;

  &:hover {
    color: ${color.primaryHover};
    text-decoration-thickness: 2px;
  }
`;

export function WhereToBuy({ product }: { product: OwnProduct }) {
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  const { id, name, isInPharmacies } = product;
  const pharmacySearch = { lang: getLocale(), idProduct: id };
  return (
    <ul className={list} aria-label={m.pb_buy({ name })}>
      {isInPharmacies ? (
        <li>
          <PlainLink to="/business/pharmacy" search={pharmacySearch} className={entry}>
            {m.pb_pharmacy()}
          </PlainLink>
        </li>
      ) : null}
      {shell.links.shop === null ? null : (
        <li>
          <ShopEntry href={shell.links.shop} className={entry} />
        </li>
      )}
      <li>
        <PlainLink to="/business/showroom" className={entry}>
          {m.pb_showroom()}
        </PlainLink>
      </li>
    </ul>
  );
}
