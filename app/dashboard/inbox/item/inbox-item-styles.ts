import { css } from '@linaria/core';
import { color, from, space } from '#app/styles/tokens.ts';

export const answerBox = css`
  display: grid;
  gap: ${space(8)};
  padding: ${space(20)};
  background: #eef3ee;
  border-inline-start: 4px solid ${color.primary};

  & h2 {
    font-size: 1.0625rem;
    font-weight: 700;
  }
`;

export const deliveryRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(16)};
  align-items: center;
  color: ${color.muted};
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

export const earlierList = css`
  border-top: 1px solid ${color.text};

  & li {
    display: grid;
    gap: ${space(4)};
    padding-block: ${space(10)};
    border-bottom: 1px solid ${color.hairline};
    overflow-wrap: anywhere;
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(12)};
    color: ${color.muted};
    font-size: 0.8125rem;
  }
`;

export const fileList = css`
  display: grid;

  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(12)};
    align-items: center;
    min-height: 44px;
    border-top: 1px solid ${color.hairline};
    overflow-wrap: anywhere;
  }

  & span {
    color: ${color.muted};
    font-size: 0.875rem;
  }
`;

export const headFacts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  align-items: center;
  font-size: 0.875rem;
`;

export const headActs = css`
  display: contents;

  & button {
    padding: ${space(8)} ${space(16)};
  }
`;

export const itemLayout = css`
  display: grid;
  gap: ${space(32)} ${space(40)};
  align-items: start;

  ${from.extraLarge} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export const itemThread = css`
  display: grid;
  gap: ${space(32)};
  min-width: 0;
`;

export const itemAside = css`
  min-width: 0;

  & > section:first-child {
    margin-top: 0;
  }

  ${from.extraLarge} {
    & dl > div {
      grid-template-columns: 6.5rem minmax(0, 1fr);
      column-gap: ${space(16)};
    }
  }
`;

export const sampleForm = css`
  display: grid;
  gap: ${space(20)};
  max-width: 36rem;

  & textarea {
    min-height: 6rem;
  }
`;

export const messageBox = css`
  display: grid;
  gap: ${space(12)};
  padding: ${space(20)};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-top-color: ${color.text};

  & h2 {
    font-size: 1.0625rem;
    font-weight: 700;
  }
`;

export const typedText = css`
  max-width: 44rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: 1.65;
`;

export const historyList = css`
  display: grid;
  gap: ${space(8)};
  font-size: 0.875rem;

  & time {
    display: block;
    color: ${color.muted};
    font-size: 0.8125rem;
  }
`;
