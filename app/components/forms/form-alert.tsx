import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

const alert = css`
  margin-bottom: ${space(32)};
  padding: ${space(16)} ${space(20)};
  background: ${color.surface};
  border-left: 4px solid ${color.error};
  font-weight: 600;
`;

export function FormAlert({ text }: { text: string | undefined }) {
  return <div role="alert">{text ? <p className={alert}>{text}</p> : null}</div>;
}
