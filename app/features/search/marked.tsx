import { css } from '@linaria/core';
import { markWords } from './search-words.ts';

const mark = css`
  color: inherit;
  background: #cdeedd;

  @media print {
    font-weight: 700;
  }
`;

export function Marked({ text, q }: { text: string; q: string }) {
  return markWords(text, q).map((part) =>
    part.isHit ? (
      <mark key={part.at} className={mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
