import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { CompanyContent } from './company.queries.ts';

const list = css`
  border-top: 1px solid ${color.text};

  ${from.medium} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(40)};
    border-top: 0;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: ${space(120)} minmax(0, 1fr);
  gap: ${space(16)};
  align-items: center;
  padding-block: ${space(16)};
  border-bottom: 1px solid ${color.hairline};

  & img {
    display: block;
    width: 100%;
    height: auto;
  }

  & h3 {
    font-size: 1rem;
    letter-spacing: ${tracking.heading};
    line-height: 1.4;
  }

  & p {
    ${type.note}
    color: ${color.muted};
  }
`;

export function PartnerList({ clients }: { clients: CompanyContent['clients'] }) {
  if (clients.length === 0) return null;
  return (
    <Section heading={m.intro_partners()} isWide>
      <ul className={list}>
        {clients.map(({ id, name, description, logo, locale }) => (
          <li key={id} className={row} lang={otherLanguage(locale)}>
            {logo ? (
              <img src={logo} alt="" width={180} height={64} loading="lazy" decoding="async" />
            ) : (
              <span />
            )}
            <div>
              <h3>{name}</h3>
              <p>
                <ScientificText text={description} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
