import { css } from '@linaria/core';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Faq } from './faq-groups.ts';

const item = css`
  border-bottom: 1px solid ${color.hairline};

  & summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${space(24)};
    gap: ${space(24)};
    align-items: baseline;
    padding-block: ${space(20)};
    list-style: none;
    cursor: pointer;
  }

  & summary::-webkit-details-marker {
    display: none;
  }

  & summary::after {
    content: '+';
    justify-self: end;
    color: ${color.primary};
    font-size: 1.5rem;
    font-weight: 400;
    line-height: 1;
  }

  &[open] summary::after {
    content: '\\2212';
  }

  & summary:hover {
    color: ${color.primary};
  }

  & h3 {
    ${type.heading}
  }
`;

const answer = css`
  padding-block: ${space(4)} ${space(32)};
`;

export function FaqItem({ faq }: { faq: Faq }) {
  return (
    <details id={`faq-${faq.id}`} className={item} lang={otherLanguage(faq.locale)}>
      <summary>
        <h3>
          <ScientificText text={faq.question} />
        </h3>
      </summary>
      <div className={answer}>
        <SafeHtml html={faq.html} />
      </div>
    </details>
  );
}
