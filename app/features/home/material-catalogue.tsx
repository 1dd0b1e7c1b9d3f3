import { css } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { Section } from '#app/components/layout/section.tsx';
import { evidenceAnchor, productAnchor } from '#app/components/products/anchor.ts';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { arrival } from '#app/components/ui/arrival.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { HomeContent } from './home.queries.ts';
import { moreLink } from './more-link.ts';

type Materials = HomeContent['materials'];

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
    position: relative;
    border-top: 1px solid ${color.hairline};
  }

  & tbody th {
    font-weight: 700;
    line-height: 1.5;
  }

  & tbody tr:hover a {
    color: ${color.primary};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & small {
    display: block;
    font-weight: 400;
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

const codeLink = css`
  font-size: 1.125rem;
  letter-spacing: ${tracking.heading};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const detail = css`
  @media (max-width: 991.98px) {
    display: none;
  }
`;

/** Above the link of the whole row. */
const proof = css`
  position: relative;
  color: inherit;
  text-decoration-color: ${color.border};
  text-underline-offset: 0.25em;
`;

function Row({ material: { id, locale, name, summary, comparison } }: { material: Materials[number] }) {
  if (!comparison) {
    return (
      <tr lang={otherLanguage(locale)}>
        <th scope="row">
          <Link to="/business/material" hash={productAnchor(id)} className={codeLink}>
            {name}
          </Link>
        </th>
        <td colSpan={3}>{summary}</td>
      </tr>
    );
  }
  const { code, slug, origin, figure, unit, method, form, use } = comparison;
  return (
    <tr lang={otherLanguage(locale)}>
      <th scope="row">
        <Link to="/business/material/$code" params={{ code: slug }} className={codeLink}>
          {code}
        </Link>{' '}
        <small>
          <ScientificText text={origin} />
        </small>
      </th>
      <td>
        <Link to="/business/material/$code" params={{ code: slug }} hash={evidenceAnchor} className={proof}>
          {figure} {unit}
        </Link>{' '}
        <small>{method}</small>
      </td>
      <td className={detail}>{form}</td>
      <td className={detail}>{use}</td>
    </tr>
  );
}

export function MaterialCatalogue({ materials, total }: { materials: Materials; total: number }) {
  if (materials.length === 0) return null;
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
            <th scope="col" className={detail}>
              {m.home_materials_form()}
            </th>
            <th scope="col" className={detail}>
              {m.home_materials_use()}
            </th>
          </tr>
        </thead>
        <tbody>
          {materials.map((material) => (
            <Row key={material.id} material={material} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
