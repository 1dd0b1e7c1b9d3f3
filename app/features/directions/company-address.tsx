import { css } from '@linaria/core';
import { naverMapLink } from '#app/components/map/map-links.ts';
import { AddressText } from '#app/components/ui/address-text.tsx';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import { m } from '#app/paraglide/messages.js';
import type { CompanyDetails } from '#app/shell/shell.queries.ts';
import { space, type } from '#app/styles/tokens.ts';
import { ContactLinks } from './contact-links.tsx';

const block = css`
  display: grid;
  gap: ${space(20)};
  justify-items: start;
  padding-block: ${space(8)} ${space(60)};

  & h2 {
    ${type.title}
  }

  & address {
    max-width: 32em;
    ${type.lead}
    font-style: normal;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The address of the configuration. It has no point, so it is only a link to a map. */
export function CompanyAddress({ name, address = '', phone, email }: CompanyDetails) {
  return (
    <section className={block}>
      <h2>{name ?? m.directions_address()}</h2>
      <address>
        <AddressText text={address} />
      </address>
      <ExternalLink href={naverMapLink({ address })}>{m.map_naver()}</ExternalLink>
      <ContactLinks phone={phone} email={email} />
    </section>
  );
}
