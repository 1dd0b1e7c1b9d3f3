import { css } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { Section } from '#app/components/layout/section.tsx';
import { arrival } from '#app/components/ui/arrival.ts';
import { otherLanguage } from '#app/lib/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { moreLink } from './more-link.ts';
import type { Catalogue } from './selection.ts';

const table = css`
  width: 100%;
  border-collapse: collapse;
  border-block: 1px solid ${color.text};
  text-align: left;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    width: 50%;
    padding: ${space(20)} ${space(24)} ${space(20)} 0;
    vertical-align: top;
  }

  & th:last-child,
  & td:last-child {
    padding-right: 0;
  }

  & thead th {
    padding-block: ${space(12)};
    ${type.note}
    color: ${color.muted};
    font-weight: 400;
  }

  & tbody tr {
    border-top: 1px solid ${color.hairline};
  }

  & tbody th {
    font-weight: 700;
    line-height: 1.5;
  }

  & small {
    display: block;
    color: ${color.muted};
    font-size: 0.875rem;
  }

  ${from.large} {
    & th,
    & td {
      width: 25%;
    }
  }
`;

/** What a narrow screen leaves to the page of the materials. */
const detail = css`
  ${type.note}

  @media (max-width: 991.98px) {
    display: none;
  }
`;

/** Materials as a compact table of a catalogue. */
export function MaterialCatalogue({ catalogue, total }: { catalogue: Catalogue; total: number }) {
  if (catalogue.rows.length === 0) return null;
  return (
    <Section
      heading={m.home_materials_title()}
      lead={m.home_materials_text()}
      action={
        <Link to="/business/material" className={moreLink}>
          {m.home_materials_all({ count: String(total) })}
        </Link>
      }
      isWide
    >
      <table ref={arrival} className={table}>
        <thead>
          <tr>
            <th scope="col">{m.home_materials_name()}</th>
            <th scope="col">{m.home_materials_key()}</th>
            {catalogue.columns.map((column) => (
              <th key={column} scope="col" className={detail}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {catalogue.rows.map(({ id, locale, name, key, cells }) => (
            <tr key={id} lang={otherLanguage(locale)}>
              <th scope="row">{name}</th>
              <td>
                {key?.value} <small>{key?.label}</small>
              </td>
              {cells.map((cell, index) => (
                <td key={catalogue.columns[index]} className={detail}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
