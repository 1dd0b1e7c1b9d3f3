import { css, cx } from '@linaria/core';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { type LotSpecification, lotResult } from '#app/components/products/lot-rows.ts';
import { SpecificationTable } from '#app/components/products/specification-table.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatLanguage, otherLanguage } from '#app/i18n/locale.ts';
import { lotCertificatePath } from '#app/material-documents/document-kinds.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { completeLocales } from '#contract/locales.ts';
import type { Lot } from '#contract/lots.ts';
import { materialSlug } from '#rules/material-code.ts';

const block = css`
  padding-bottom: ${space(80)};

  ${from.large} {
    column-gap: ${space(40)};
    padding-bottom: ${space(140)};
  }
`;

const result = css`
  display: grid;
  gap: ${space(8)};
  align-content: start;
  padding-top: ${space(20)};
  border-top: 1px solid ${color.text};

  & h2 {
    ${type.note}
    color: ${color.muted};
    font-weight: 400;
  }

  & strong {
    ${type.title}
    font-variant-numeric: tabular-nums;
  }

  & > p {
    color: ${color.muted};
  }

  ${from.large} {
    grid-column: span 4;
  }
`;

const statement = css`
  &&& {
    margin-top: ${space(12)};
    padding-inline-start: ${space(12)};
    border-inline-start: 4px solid ${color.accent};
    color: ${color.text};
    font-weight: 600;
  }
`;

const alarming = css`
  &&& {
    border-color: ${color.error};
    color: ${color.error};
  }
`;

const material = css`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;

const rows = css`
  min-width: 0;

  ${from.large} {
    grid-column: 5 / -1;
  }
`;

const files = css`
  display: grid;
  gap: ${space(8)};
  justify-items: start;
  padding-top: ${space(40)};

  & h2 {
    ${type.heading}
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }

  & a:hover {
    color: ${color.primary};
  }

  & > p {
    max-width: 44em;
    ${type.note}
    color: ${color.muted};
  }
`;

const other = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: ${space(24)};
`;

type Props = { lot: Lot; specification: LotSpecification | undefined; isExpired: boolean };

export function LotResult({ lot, specification, isExpired }: Props) {
  const { number, name, locale, code, meetsLimit } = lot;
  const { label, count, limit, verdict, method, dates, conditions } = lotResult(lot, specification);
  const facts = [...dates, { label: m.lot_method(), value: method }, ...conditions];
  return (
    <>
      <PageTitle crumbs={crumbsOf('/business/lot/$number', { title: number })} heading={number} isArticle />
      <div className={cx(container, grid, block)}>
        <section className={result} aria-labelledby="count">
          <PlainLink
            to="/business/material/$code"
            params={{ code: materialSlug(code) }}
            lang={otherLanguage(locale)}
            className={material}
          >
            {name}
          </PlainLink>
          <h2 id="count">{label}</h2>
          <strong>{count}</strong>
          <p>
            {m.lot_limit()} {limit}
          </p>
          <p className={cx(statement, !meetsLimit && alarming)}>
            {verdict.title} · {verdict.text}
          </p>
          {isExpired ? <p className={cx(statement, alarming)}>{m.lot_expired()}</p> : null}
        </section>
        <div className={rows}>
          <SpecificationTable caption={m.lot_result()} rows={facts} />
          <section className={files} aria-labelledby="files">
            <h2 id="files">{m.lot_certificate()}</h2>
            <p>{m.lot_certificate_text()}</p>
            <ul>
              {completeLocales.map((language) => (
                <li key={language}>
                  <a href={lotCertificatePath(number, language)} hrefLang={language} type="application/pdf">
                    {m.lot_certificate()} · {formatLanguage(language)} · PDF
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <PlainLink to="/business/lot" className={other}>
            {m.lot_other()}
          </PlainLink>
        </div>
      </div>
    </>
  );
}
