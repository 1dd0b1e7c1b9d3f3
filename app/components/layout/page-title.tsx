import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';

const block = css`
  padding-block: ${space(40)} ${space(32)};

  ${from.medium} {
    padding-block: ${space(80)} ${space(50)};
  }
`;

const crumbs = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  margin-bottom: ${space(20)};
  font-size: 0.875rem;
  color: ${color.muted};

  & li + li::before {
    content: '/';
    margin-inline-end: ${space(8)};
    color: ${color.border};
  }
`;

const title = css`
  font-size: clamp(2rem, 1.4rem + 2.4vw, 3rem);
`;

const lead = css`
  max-width: 40em;
  margin-top: ${space(16)};
  color: ${color.muted};
  font-size: 1.125rem;
`;

type Crumb = { key: string; label: ReactNode };

/** The breadcrumb and heading of a page below the homepage. The last crumb is the page itself. */
export function PageTitle(props: {
  crumbs: readonly Crumb[];
  heading: string;
  lead?: string;
  lang?: string | undefined;
}) {
  return (
    <div className={cx(container, block)}>
      <nav aria-label={m.breadcrumb()}>
        <ol className={crumbs}>
          <li>
            <PlainLink to="/">{m.nav_home()}</PlainLink>
          </li>
          {props.crumbs.map((crumb, index) => (
            <li key={crumb.key} aria-current={index === props.crumbs.length - 1 ? 'page' : undefined}>
              {crumb.label}
            </li>
          ))}
        </ol>
      </nav>
      <h1 className={title} lang={props.lang}>
        {props.heading}
      </h1>
      {props.lead ? <p className={lead}>{props.lead}</p> : null}
    </div>
  );
}
