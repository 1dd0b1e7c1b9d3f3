import { css, cx } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

const style = css`
  padding-top: ${space(12)};
  ${type.note}
  color: ${color.muted};
`;

type Props = {
  /** Figures of a page are numbered in their order. */
  number: number;
  caption: string;
  className?: string | undefined;
};

export function FigureCaption({ number, caption, className }: Props) {
  return (
    <figcaption className={cx(style, className)}>
      {m.figure_caption({ number: String(number), caption })}
    </figcaption>
  );
}
