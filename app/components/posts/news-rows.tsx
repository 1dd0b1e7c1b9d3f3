import { css, cx } from '@linaria/core';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDay, otherLanguage } from '#app/i18n/locale.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { NewsSummary } from '#contract/posts.ts';
import { OriginalLanguage } from './original-language.tsx';
import { Thumbnail } from './thumbnail.tsx';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  position: relative;
  display: grid;
  grid-template: 'meta picture' auto 'title picture' 1fr 'summary summary' auto / minmax(0, 1fr) ${space(100)};
  gap: ${space(8)} ${space(20)};
  padding-block: ${space(24)};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template: 'meta text picture' auto / ${space(120)} minmax(0, 1fr) ${space(200)};
    gap: ${space(32)};
    padding-block: ${space(32)};
  }

  ${from.large} {
    grid-template: 'meta meta meta text text text text text text picture picture picture' auto / repeat(12, minmax(0, 1fr));
    gap: ${space(24)};
  }

  &:hover h2,
  &:hover h3 {
    color: ${color.primary};
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

/** The newest item: a large picture with the text beside it. */
const leading = css`
  grid-template: 'picture' auto 'meta' auto 'title' auto 'summary' auto / minmax(0, 1fr);
  padding-top: 0;
  border-bottom-color: ${color.text};

  ${from.medium} {
    grid-template: 'picture meta' auto 'picture text' 1fr / minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(12)} ${space(40)};
    padding-top: 0;
  }

  ${from.large} {
    grid-template:
      'picture picture picture picture picture picture picture meta meta meta meta meta' auto
      'picture picture picture picture picture picture picture text text text text text' 1fr
      / repeat(12, minmax(0, 1fr));
    gap: ${space(12)} ${space(24)};
  }
`;

const meta = css`
  grid-area: meta;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(12)};
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  ${from.medium} {
    flex-direction: column;
    align-items: start;
    padding-top: ${space(4)};
  }
`;

const leadingMeta = css`
  ${from.medium} {
    flex-direction: row;
    padding-top: ${space(24)};
  }
`;

/** On phones the summary is below the picture at full width. */
const textBlock = css`
  display: contents;

  ${from.medium} {
    display: block;
    grid-area: text;
  }
`;

const picture = css`
  grid-area: picture;
`;

const title = css`
  grid-area: title;
  ${type.heading}
`;

const leadingTitle = css`
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem);
  line-height: 1.3;
`;

const link = css`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const summary = css`
  grid-area: summary;
  max-width: 40em;

  ${from.medium} {
    margin-top: ${space(8)};
  }

  color: ${color.muted};
`;

const leadingSizes = '(min-width: 992px) 690px, (min-width: 768px) 55vw, 90vw';
const rowSizes = '(min-width: 992px) 282px, (min-width: 768px) 200px, 100px';

type Heading = 'h2' | 'h3';

type RowProps = { item: NewsSummary; heading: Heading; isLeading: boolean };

function NewsRow({ item, heading: HeadingTag, isLeading }: RowProps) {
  return (
    <li className={cx(row, isLeading && leading)}>
      <div className={cx(meta, isLeading && leadingMeta)}>
        <time dateTime={item.publishedAt}>{formatDay(item.publishedAt)}</time>
        {item.category ? <span>{item.category.name}</span> : null}
        <OriginalLanguage locale={item.locale} />
      </div>
      <div className={textBlock} lang={otherLanguage(item.locale)}>
        <HeadingTag className={cx(title, isLeading && leadingTitle)}>
          <PlainLink to="/news/$id" params={{ id: String(item.id) }} className={link} data-next="">
            <ScientificText text={item.title} />
          </PlainLink>
        </HeadingTag>
        <p className={summary}>
          <ScientificText text={item.summary} />
        </p>
      </div>
      {item.thumbnail ? (
        <div className={picture}>
          <Thumbnail src={item.thumbnail} sizes={isLeading ? leadingSizes : rowSizes} isFirst={isLeading} />
        </div>
      ) : null}
    </li>
  );
}

type Props = {
  items: readonly NewsSummary[];
  /** Heading level: one below the rows' heading. */
  heading: Heading;
  /** Whether the first item is large. */
  hasLead?: boolean;
};

/** News rows: day, category, title, summary and picture. */
export function NewsRows({ items, heading, hasLead = false }: Props) {
  return (
    <ul className={list}>
      {items.map((item, index) => (
        <NewsRow key={item.id} item={item} heading={heading} isLeading={hasLead && index === 0} />
      ))}
    </ul>
  );
}
