import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

/** Empty, it takes no room in its column, and is still there for what comes to be announced. */
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

/** Says what was just done. */
export function DoneNotice({ text }: { text: string | undefined }) {
  return (
    <div role="status" className={region}>
      {text ? <p className={notice}>{text}</p> : null}
    </div>
  );
}
