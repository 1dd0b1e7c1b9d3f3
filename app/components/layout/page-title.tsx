import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { Crumb } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { SectionNav } from './section-nav.tsx';

const block = css`
  padding-block: ${space(24)} ${space(40)};

  ${from.large} {
    padding-block: ${space(40)} ${space(60)};
  }
`;

/** Tools, search and the member area: their first data are in the first screenful of a phone. */
const compact = css`
  padding-block: ${space(16)} ${space(20)};

  & h1 {
    ${type.title}
  }

  & > nav {
    display: none;
  }

  ${from.medium} {
    padding-block: ${space(16)} ${space(36)};

    & > nav {
      display: block;
    }
  }
`;

const crumbList = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(8)};
  ${type.note}
  color: ${color.muted};

  & li {
    line-height: 44px;
  }

  & li:not(:last-child)::after {
    content: '/';
    margin-inline-start: ${space(8)};
    color: ${color.border};
  }

  /* An article's title, which follows in full, ends here with the line. */
  & li:last-child {
    flex: 1 1 ${space(60)};
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & a {
    text-decoration: none;
  }

  & a:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

const columns = css`
  margin-top: ${space(24)};

  ${from.large} {
    align-items: start;
    /* Fits a lead of three lines, so the tabs below do not move from page to page. */
    min-height: 7.75rem;
    margin-top: ${space(50)};
  }
`;

const title = css`
  ${type.page}

  ${from.large} {
    grid-column: span 7;
  }
`;

const compactColumns = css`
  gap: ${space(8)} ${space(24)};
  margin-top: 0;

  ${from.large} {
    min-height: 0;
    margin-top: ${space(12)};
  }
`;

/** Article titles are sentences: smaller and wider. */
const longTitle = css`
  font-size: clamp(1.75rem, 1.3rem + 1.8vw, 2.75rem);
  line-height: 1.3;

  ${from.large} {
    grid-column: span 10;
  }
`;

const aside = css`
  max-width: 34em;
  ${type.lead}
  color: ${color.muted};

  ${from.large} {
    grid-column: 8 / -1;
    padding-top: ${space(12)};
  }
`;

/** Under the title: the columns of tools and of the member area differ from those of the page head. */
const compactAside = css`
  font-size: 0.875rem;
  line-height: 1.5;

  ${from.large} {
    grid-column: 1 / -1;
    padding-top: 0;
  }

  ${from.medium} {
    font-size: 1rem;
    line-height: 1.6;
  }
`;

type Props = {
  crumbs: readonly Crumb[];
  heading: string;
  /** Language of the heading, where it differs from the page's. */
  lang?: string | undefined;
  lead?: ReactNode;
  isArticle?: boolean;
  isCompact?: boolean;
};

export function PageTitle({ crumbs, heading, lang, lead, isArticle = false, isCompact = false }: Props) {
  return (
    <div className={cx(container, block, isCompact && compact)}>
      <nav aria-label={m.breadcrumb()}>
        <ol className={crumbList}>
          <li>
            <PlainLink to="/">{m.nav_home()}</PlainLink>
          </li>
          {crumbs.map((crumb, index) => (
            <li
              // A question's title may equal the label of a step above it.
              key={crumbs
                .slice(0, index + 1)
                .map(({ label }) => label)
                .join('/')}
              lang={crumb.lang}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {crumb.to ? <PlainLink to={crumb.to}>{crumb.label}</PlainLink> : crumb.label}
            </li>
          ))}
        </ol>
      </nav>
      <div className={cx(grid, columns, isCompact && compactColumns)}>
        <h1 className={cx(title, isArticle && longTitle)} lang={lang}>
          <ScientificText text={heading} />
        </h1>
        {lead ? <div className={cx(aside, isCompact && compactAside)}>{lead}</div> : null}
      </div>
      {isArticle ? null : <SectionNav />}
    </div>
  );
}
