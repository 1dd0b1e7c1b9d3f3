import { css } from '@linaria/core';
import { changedParts, type Part, partKey, readPart } from '#app/dashboard/content/item/content-parts.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import type { Field, ItemKind } from '#contract/staff-content-fields.ts';
import { fieldOfPart, partLabel } from './part-label.ts';
import { valueText } from './value-text.ts';
import { type Stretch, wordDifference } from './word-difference.ts';

const list = css`
  display: grid;
  gap: ${space(24)};

  & h3 {
    margin-bottom: ${space(6)};
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

const words = css`
  padding: ${space(12)} ${space(16)};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & del {
    color: #7a1c16;
    background: #fbe4e1;
    text-decoration: line-through;
  }

  & ins {
    color: #0a3d2d;
    background: #d9efe3;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const sides = css`
  display: grid;
  gap: ${space(8)};

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }

  & div {
    padding: ${space(12)} ${space(16)};
    background: ${color.surface};
    border: 1px solid ${color.hairline};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & dt {
    color: ${color.muted};
    font-size: 0.8125rem;
  }

  & dd {
    margin: 0;
  }
`;

function StretchText({ kind, text }: Stretch) {
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className={visuallyHidden}>
        {kind === 'added' ? m.admin_difference_added() : m.admin_difference_removed()}{' '}
      </span>
      {text}
    </Tag>
  );
}

const proseTypes: ReadonlySet<Field['type'] | undefined> = new Set(['line', 'text', 'markdown'] as const);

type Side = { label: string; content: ItemContent };

type PartProps = { kind: ItemKind; part: Part; before: Side; after: Side };

/** One part before and after: words in prose, other values side by side. */
export function PartDifference({ kind, part, before, after }: PartProps) {
  const field = fieldOfPart(kind, part);
  const [old, now] = [before, after].map(({ content }) => valueText(readPart(content, part), field));
  if (proseTypes.has(field?.type) && old && now)
    return (
      <p className={words} lang={part.locale ?? undefined}>
        {wordDifference(old, now, part.locale).map((stretch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of two fixed texts
          <StretchText key={index} {...stretch} />
        ))}
      </p>
    );
  return (
    <dl className={sides}>
      <div>
        <dt>{before.label}</dt>
        <dd lang={part.locale ?? undefined}>{old || m.admin_value_none()}</dd>
      </div>
      <div>
        <dt>{after.label}</dt>
        <dd lang={part.locale ?? undefined}>{now || m.admin_value_none()}</dd>
      </div>
    </dl>
  );
}

type Props = { kind: ItemKind; before: Side; after: Side };

/** The differences between two contents of an item. */
export function DifferenceView({ kind, before, after }: Props) {
  const parts = changedParts(before.content, after.content);
  if (parts.length === 0) return <p>{m.admin_difference_none()}</p>;
  return (
    <div className={list}>
      {parts.map((part) => (
        <section key={partKey(part)}>
          <h3>{partLabel(kind, part)}</h3>
          <PartDifference kind={kind} part={part} before={before} after={after} />
        </section>
      ))}
    </div>
  );
}
