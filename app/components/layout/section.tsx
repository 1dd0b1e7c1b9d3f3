import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';

const section = css`
  padding-block: ${space(60)};

  ${from.large} {
    padding-block: ${space(140)};
  }
`;

/** Adjacent sections share the space between them. */
const paper = css`
  & + & {
    padding-top: 0;
  }
`;

const dark = css`
  color: ${color.darkText};
  background: ${color.dark};

  & h2,
  & h3 {
    color: #fff;
  }
`;

const surface = css`
  background: ${color.surface};
`;

const tones = { paper, dark, surface };

const head = css`
  display: grid;
  gap: ${space(16)};
  align-content: start;
  justify-items: start;

  ${from.large} {
    grid-column: span 4;
  }
`;

const wideHead = css`
  margin-bottom: ${space(16)};

  ${from.large} {
    grid-column: span 8;
    margin-bottom: ${space(40)};
  }
`;

const title = css`
  ${type.title}
`;

const lead = css`
  max-width: 32em;
  color: ${color.muted};

  .${dark} & {
    color: ${color.darkMuted};
  }
`;

const body = css`
  min-width: 0;

  ${from.large} {
    grid-column: span 8;
  }
`;

const wideBody = css`
  min-width: 0;

  ${from.large} {
    grid-column: 1 / -1;
  }
`;

type Props = {
  heading: string;
  id?: string;
  lead?: ReactNode;
  action?: ReactNode;
  tone?: 'paper' | 'dark' | 'surface';
  /** Puts the body below the head at full width. */
  isWide?: boolean;
  children: ReactNode;
};

/** A section: the heading in the left third, the content in the other two. */
export function Section(props: Props) {
  const { heading, id, action, tone = 'paper', isWide = false, children } = props;
  return (
    <section id={id} className={cx(section, tones[tone])}>
      <div className={cx(container, grid)}>
        <div className={cx(head, isWide && wideHead)}>
          <h2 className={title}>{heading}</h2>
          {props.lead ? <div className={lead}>{props.lead}</div> : null}
          {action}
        </div>
        <div className={isWide ? wideBody : body}>{children}</div>
      </div>
    </section>
  );
}
