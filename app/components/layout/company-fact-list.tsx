import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import type { CompanyDetails } from '#app/shell/shell.queries.ts';
import { color, space } from '#app/styles/tokens.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(6)} ${space(24)};
  color: ${color.darkMuted};

  & div {
    display: flex;
    gap: ${space(8)};
  }

  & dt {
    flex: none;
  }

  & dd {
    color: ${color.darkText};
  }
`;

const labels: readonly [keyof CompanyDetails, () => string][] = [
  ['name', m.footer_company],
  ['representative', m.footer_representative],
  ['address', m.footer_address],
  ['phone', m.footer_phone],
  ['email', m.footer_email],
  ['businessRegistration', m.footer_business_registration],
  ['mailOrderNumber', m.footer_mail_order],
  ['privacyOfficer', m.footer_privacy_officer],
  ['hostingProvider', m.footer_hosting],
];

export function CompanyFactList({ company }: { company: CompanyDetails }) {
  const facts = labels.flatMap(([key, label]) => {
    const value = company[key];
    return value === undefined ? [] : [{ key, label: label(), value }];
  });
  if (facts.length === 0) return null;
  return (
    <dl className={list}>
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
