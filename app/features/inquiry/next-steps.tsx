import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

const list = css`
  counter-reset: step;

  & li {
    padding-block: ${space(16)};
    border-top: 1px solid ${color.hairline};
  }

  & strong {
    display: block;
  }

  & span {
    ${type.note}
    color: ${color.muted};
  }
`;

const steps = [
  [m.inquiry_next_received, m.inquiry_next_received_text],
  [m.inquiry_next_reviewed, m.inquiry_next_reviewed_text],
  [m.inquiry_next_answered, m.inquiry_next_answered_text],
] as const;

export function NextSteps() {
  return (
    <ol className={list}>
      {steps.map(([title, text]) => (
        <li key={title()}>
          <strong>{title()}</strong>
          <span>{text()}</span>
        </li>
      ))}
    </ol>
  );
}
