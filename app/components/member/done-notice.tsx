import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

/** Takes no space while empty, but exists before the text is announced. */
const region = css`
  &:empty {
    position: absolute;
  }
`;

const notice = css`
  padding: ${space(16)} ${space(20)};
  background: ${color.surface};
  border-left: 4px solid ${color.primary};
  font-weight: 600;
`;

export function DoneNotice({ text }: { text: string | undefined }) {
  return (
    <div role="status" className={region}>
      {text ? <p className={notice}>{text}</p> : null}
    </div>
  );
}
