import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { BrandMark } from '#app/components/layout/brand-mark.tsx';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color } from '#app/styles/tokens.ts';
import { type DocumentFact, FactList } from './document-facts.tsx';
import type { MaterialDetail } from './material.queries.ts';

/** Chromium repeats the header and the footer of a table on each printed page if they may not break. */
const paper = css`
  @page {
    size: A4;
    margin: 11mm 15mm 12mm;

    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 8pt sans-serif;
      color: ${color.muted};
    }
  }

  @media print {
    display: table;
    width: 100%;
    font-size: 9pt;
    line-height: 1.5;

    body:has(&) header,
    & nav {
      display: none;
    }

    & .${container} {
      padding-inline: 0;
    }

    & h1 {
      font-size: 20pt;
    }
  }
`;

const onPaper = css`
  display: none;
`;

const head = css`
  @media print {
    display: table-header-group;
    break-inside: avoid;

    & > div {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      margin-bottom: 5mm;
      padding-bottom: 2.5mm;
      border-bottom: 1px solid ${color.text};
      font-size: 8pt;
    }

    & dl {
      display: flex;
      gap: 6mm;
    }

    & dl div {
      display: flex;
      gap: 1.5mm;
    }

    & dt {
      color: ${color.muted};
    }
  }
`;

const foot = css`
  @media print {
    display: table-footer-group;
    height: 14mm;
    break-inside: avoid;

    /* At the bottom of a page that is not full, too. */
    & > div {
      position: fixed;
      inset: auto 0 0;
      display: flex;
      flex-wrap: wrap;
      gap: 0 4mm;
      padding-top: 2mm;
      border-top: 1px solid ${color.hairline};
      font-size: 7.5pt;
      color: ${color.muted};
    }
  }
`;

type Props = {
  /** Number, revision and date of the document. */
  facts: readonly DocumentFact[];
  company: MaterialDetail['company'];
  children: ReactNode;
};

/** On paper: the logo and the document's facts above each page, the address and the contact below. */
export function Letterhead({ facts, company, children }: Props) {
  const lines = [company.name, company.address, company.phone, company.email];
  return (
    <div className={paper}>
      <div className={cx(onPaper, head)} aria-hidden="true">
        <div>
          <BrandMark />
          <FactList facts={facts} />
        </div>
      </div>
      <div>{children}</div>
      <div className={cx(onPaper, foot)} aria-hidden="true">
        <div>
          {lines.map((line) => (line ? <span key={line}>{line}</span> : null))}
          <span>{m.sheet_contact_page()}</span>
        </div>
      </div>
    </div>
  );
}
