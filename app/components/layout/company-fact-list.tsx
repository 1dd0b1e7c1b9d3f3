import { css } from '@linaria/core';
import type { CompanyFact } from '#app/shell/shell.queries.ts';
import { color, space } from '#app/styles/tokens.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(6)} ${space(24)};
  color: ${color.darkMuted};

  & div {
    display: flex;
    gap: ${space(8)};
  }

  & dt {
    flex: none;
  }

  & dd {
    color: ${color.darkText};
  }
`;

export function CompanyFactList({ facts }: { facts: readonly CompanyFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={list}>
      {facts.map(({ label, value, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
