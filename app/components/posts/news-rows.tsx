import { css } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { formatDay, otherLanguage } from '#app/lib/locale.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { NewsSummary } from '#contract/posts.ts';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  position: relative;
  display: grid;
  gap: ${space(8)};
  padding-block: ${space(24)};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: ${space(180)} 1fr;
    gap: ${space(24)};
    padding-block: ${space(32)};
  }

  &:hover h2,
  &:hover h3 {
    color: ${color.primary};
  }
`;

const meta = css`
  display: flex;
  gap: ${space(12)};
  color: ${color.muted};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;

  ${from.medium} {
    flex-direction: column;
    gap: ${space(4)};
    padding-top: ${space(4)};
  }
`;

const title = css`
  font-size: 1.25rem;
  line-height: 1.4;
`;

/** The link covers its row. */
const link = css`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const summary = css`
  max-width: 44em;
  margin-top: ${space(8)};
  color: ${color.muted};
`;

/**
 * News as rows of a catalogue: day and category beside title and summary.
 * @param heading one level below the heading that the rows stand under
 */
export function NewsRows({
  items,
  heading: Heading,
}: {
  items: readonly NewsSummary[];
  heading: 'h2' | 'h3';
}) {
  return (
    <ul className={list}>
      {items.map((item) => (
        <li key={item.id} className={row}>
          <div className={meta}>
            <time dateTime={item.publishedAt}>{formatDay(item.publishedAt)}</time>
            {item.category ? <span>{item.category.name}</span> : null}
          </div>
          <div lang={otherLanguage(item.locale)}>
            <Heading className={title}>
              <Link to="/news/$id" params={{ id: String(item.id) }} className={link}>
                {item.title}
              </Link>
            </Heading>
            <p className={summary}>{item.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
