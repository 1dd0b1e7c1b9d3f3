import { css, cx } from '@linaria/core';
import { documentsAnchor } from '#app/components/products/anchor.ts';
import type { LogEntry } from '#app/components/products/revision-log.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDate, formatLanguage, getLocale, koreanNoon, otherLanguage } from '#app/i18n/locale.ts';
import {
  type DocumentKind,
  documentKinds,
  documentLocale,
  documentNumber,
  documentPath,
} from '#app/material-documents/document-kinds.ts';
import { m } from '#app/paraglide/messages.js';
import { grid } from '#app/styles/globals.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import { type CompleteLocale, completeLocales } from '#contract/locales.ts';
import type { MaterialDetail } from './material.queries.ts';
import { note, notPrinted, part, table } from './sheet-styles.ts';

const tables = css`
  display: grid;
  gap: ${space(32)};
  min-width: 0;
`;

const textTable = css`
  & th,
  & td {
    text-align: start;
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

  & [scope='row'],
  & td {
    vertical-align: middle;
  }

  & caption {
    padding-bottom: ${space(8)};
    ${type.note}
    color: ${color.muted};
    text-align: start;
  }

  & small {
    display: block;
    padding-bottom: ${space(8)};
    ${type.note}
    color: ${color.muted};
  }
`;

const titles: Readonly<Record<DocumentKind, () => string>> = {
  specification: m.sheet_specification,
  certificate: m.sheet_certificate,
  safety: m.sheet_safety,
};

type FilesProps = { slug: string; locale: CompleteLocale; revision: string; date: string };

function Files({ slug, locale, revision, date }: FilesProps) {
  const other = otherLanguage(locale);
  return (
    <table className={cx(table, textTable)} aria-label={m.sheet_documents()}>
      <thead>
        <tr>
          <th scope="col">{m.sheet_document()}</th>
          <th scope="col">{m.sheet_revision()}</th>
          <th scope="col">{m.sheet_revised_on()}</th>
        </tr>
      </thead>
      <tbody>
        {documentKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <a href={documentPath(kind, slug, locale)} hrefLang={locale} type="application/pdf">
                {titles[kind]()}
              </a>{' '}
              <small>
                {[documentNumber(kind, slug), other && formatLanguage(other), 'PDF']
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </th>
            <td>{revision}</td>
            <td>{date}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Log({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <table className={cx(table, textTable)} aria-label={m.sheet_history()}>
      <caption>{m.sheet_history()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.sheet_revision()}</th>
          <th scope="col">{m.sheet_revised_on()}</th>
          <th scope="col">{m.sheet_changes()}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ number, date, changes }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{date}</td>
            <td>{changes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The language of the page, or the nearest one that the material has. */
function languageOf({ locales }: MaterialDetail): CompleteLocale | undefined {
  return [documentLocale(getLocale()), ...completeLocales].find((locale) => locales?.includes(locale));
}

/** The documents to file. None for a material without a revision. */
export function DocumentList({ material }: { material: MaterialDetail }) {
  const { measurements, revisionLog, slug } = material;
  const locale = languageOf(material);
  if (!measurements) return null;
  const date = formatDate(koreanNoon(measurements.revisedOn));
  return (
    <section id={documentsAnchor} className={cx(grid, part, notPrinted)} aria-label={m.sheet_documents()}>
      <h2>{m.sheet_documents()}</h2>
      <div className={tables}>
        {locale ? (
          <>
            <p className={note}>
              {m.sheet_documents_text()} <PlainLink to="/business/lot">{m.lot_title()}</PlainLink>
            </p>
            <Files slug={slug} locale={locale} revision={String(measurements.revision)} date={date} />
          </>
        ) : null}
        {revisionLog.length > 0 ? <Log entries={revisionLog} /> : null}
      </div>
    </section>
  );
}
