import { css } from '@linaria/core';
import { markWords } from './search-words.ts';

const mark = css`
  color: inherit;
  background: #cdeedd;

  @media print {
    font-weight: 700;
  }
`;

/** A text whose words of the query are marked. */
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
