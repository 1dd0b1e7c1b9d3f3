import { css } from '@linaria/core';
import { useQuery } from '@tanstack/react-query';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { Part } from './compare-lines.ts';

const box = css`
  display: grid;
  gap: ${space(8)};
  padding: ${space(16)};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  line-height: 1.65;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  & ins {
    background: #dcf3e4;
    text-decoration: underline;
  }

  & del {
    color: ${color.error};
    background: #fbe9e7;
  }
`;

const skipped = css`
  color: ${color.muted};
  font-size: 0.8125rem;
`;

function Changed({ parts }: { parts: readonly Part[] }) {
  let offset = 0;
  return (
    <p>
      {parts.map(({ value, added, removed }) => {
        offset += value.length;
        const key = `${offset}${added}${removed}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}

type Props = { before: string; after: string; label: string };

/** The differences from the version before. The library loads with the first comparison. */
export function TextDifference({ before, after, label }: Props) {
  const { data: parts } = useQuery({
    queryKey: ['text-difference', before, after],
    queryFn: async () => (await import('./compare-lines.ts')).compareLines(before, after),
    gcTime: 0,
    throwOnError: true,
  });
  if (!parts) return null;
  const isSame = parts.every((part) => typeof part === 'number');
  let line = 0;
  return (
    <section className={box} aria-label={label}>
      {isSame ? <p>{m.admin_term_same()}</p> : null}
      {isSame
        ? null
        : parts.map((part) => {
            line += 1;
            return typeof part === 'number' ? (
              <p key={line} className={skipped}>
                {m.admin_term_unchanged({ count: part })}
              </p>
            ) : (
              <Changed key={line} parts={part} />
            );
          })}
    </section>
  );
}
