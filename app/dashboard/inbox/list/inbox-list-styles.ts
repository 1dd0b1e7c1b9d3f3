import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

export const bulkBar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  align-items: center;
  min-height: 60px;
  padding-block: ${space(8)};

  & p {
    margin-inline-end: ${space(8)};
    font-weight: 600;
  }

  & button {
    padding-inline: ${space(16)};
  }
`;

export const bulkHint = css`
  && {
    color: ${color.muted};
    font-weight: 400;
  }
`;

export const itemTitle = css`
  display: block;
`;

export const unreadDot = css`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-inline-end: ${space(8)};
  background: ${color.accent};
  border-radius: 50%;
  vertical-align: 0.1em;
`;

export const senderLine = css`
  display: block;
  color: ${color.muted};
  font-size: 0.8125rem;
  font-weight: 400;
`;

export const stateMarks = css`
  display: grid;
  gap: 0;
  justify-items: start;
`;

export const smallText = css`
  color: ${color.muted};
  font-size: 0.8125rem;
  white-space: nowrap;
`;
