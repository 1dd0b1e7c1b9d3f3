import { css } from '@linaria/core';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
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
        <ScientificText text={part.text} />
      </mark>
    ) : (
      <ScientificText key={part.at} text={part.text} />
    ),
  );
}
