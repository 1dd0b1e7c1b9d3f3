import { css } from '@linaria/core';
import { color, from, space } from '#app/styles/tokens.ts';

export const disclosure = css`
  & summary {
    min-height: 44px;
    padding-block: ${space(10)};
    font-weight: 600;
    cursor: pointer;
  }
`;

export const answerHead = css`
  display: grid;
  gap: ${space(12)};
  align-items: center;

  ${from.small} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 16rem);
  }

  & p {
    color: ${color.muted};
  }
`;

export const returnedLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(12)};
  align-items: center;
`;

export const mailFrame = css`
  width: 100%;
  height: min(26rem, 52vh);
  background: #fff;
  border: 1px solid ${color.border};
`;

export const mailText = css`
  & div {
    padding: ${space(20)};
    background: ${color.paper};
    border: 1px solid ${color.hairline};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    line-height: 1.65;
  }
`;
