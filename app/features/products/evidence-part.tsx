import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { FallbackListNotice } from '#app/components/posts/fallback-notice.tsx';
import { evidenceAnchor } from '#app/components/products/anchor.ts';
import { SpecificationTable } from '#app/components/products/specification-table.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { ArticleGroup } from './article-groups.ts';
import { ArticleLink } from './article-link.tsx';
import type { MaterialDetail } from './material.queries.ts';
import { RelatedLinks } from './related-links.tsx';
import { note, notPrinted, part } from './sheet-styles.ts';

const chain = css`
  margin-block: ${space(16)};
  border-top: 1px solid ${color.text};

  & table {
    margin-top: ${space(12)};
  }

  & tr {
    scroll-margin-top: 12rem;

    &:target {
      background: color-mix(in srgb, ${color.accent} 14%, transparent);
    }
  }

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)} ${space(24)};
    padding-block: ${space(16)};
    border-bottom: 1px solid ${color.hairline};

    ${from.medium} {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }

  & h3 {
    ${type.note}
    color: ${color.muted};
    font-weight: 400;
  }
`;

const articles = css`
  display: grid;
  gap: ${space(12)};

  & a:hover {
    color: ${color.primary};
  }
`;

function Step({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <li>
      <h3>{heading}</h3>
      <div>{children}</div>
    </li>
  );
}

function Articles({ group: { heading, none, items } }: { group: ArticleGroup }) {
  return (
    <Step heading={heading}>
      {items.length === 0 ? (
        <p className={note}>{none}</p>
      ) : (
        <ul className={articles}>
          {items.map((item) => (
            <li key={item.id}>
              <ArticleLink article={item} />
              <p className={note}>{item.from}</p>
            </li>
          ))}
        </ul>
      )}
    </Step>
  );
}

/** From the stated value to its proof: how it is measured, and the papers, patents and news about the material. */
export function EvidencePart({ material }: { material: MaterialDetail }) {
  const { evidence, comparison, statements, figures, usedIn, locale } = material;
  if (!evidence) return null;
  const listed = evidence.flatMap(({ items }) => items);
  return (
    <section id={evidenceAnchor} className={cx(grid, part, notPrinted)} aria-label={m.sheet_evidence()}>
      <h2>{m.sheet_evidence()}</h2>
      <div>
        <p className={note}>{m.sheet_evidence_text()}</p>
        <FallbackListNotice items={listed.filter((item) => otherLanguage(item.locale))} />
        <ol className={chain}>
          <Step heading={m.sheet_stated_value()}>
            <p lang={otherLanguage(locale)}>
              <strong>{comparison.figure}</strong> {comparison.unit}
            </p>
            {statements.length === 0 ? null : (
              <div lang={otherLanguage(locale)}>
                <SpecificationTable caption={m.sheet_stated_value()} rows={statements} />
              </div>
            )}
          </Step>
          <Step heading={m.sheet_test_method()}>
            <p lang={otherLanguage(locale)}>{comparison.method}</p>
          </Step>
          {figures.map(({ id, heading, caption }) => (
            <Step key={id} heading={heading}>
              <a href={`#${id}`}>{caption}</a>
            </Step>
          ))}
          {evidence.map((group) => (
            <Articles key={group.kind} group={group} />
          ))}
          <Step heading={m.sheet_lots()}>
            <p>
              {m.sheet_lots_text()} <PlainLink to="/business/lot">{m.lot_title()}</PlainLink>
            </p>
          </Step>
        </ol>
        <RelatedLinks label={m.sheet_products({ count: usedIn.length })} related={usedIn} />
      </div>
    </section>
  );
}
