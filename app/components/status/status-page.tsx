import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { brandName } from '#app/lib/locale.ts';
import { container } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';

const page = css`
  display: grid;
  gap: ${space(16)};
  justify-items: start;
  align-content: center;
  min-height: 60vh;
  padding-block: ${space(60)};

  ${from.medium} {
    padding-block: ${space(120)};
  }
`;

const code = css`
  font-size: clamp(3.5rem, 2rem + 6vw, 5.5rem);
  font-weight: 800;
  letter-spacing: -0.04em;
  line-height: 1;
  color: ${color.primary};
  font-variant-numeric: tabular-nums;
`;

const heading = css`
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
`;

const text = css`
  color: ${color.muted};
`;

/** The frame of every error page: the status, what it means, and what can be done. */
export function StatusPage(props: { status: number; message: string; hint?: string; children?: ReactNode }) {
  return (
    <div className={cx(container, page)}>
      <title>{`${props.message} | ${brandName()}`}</title>
      <meta name="robots" content="noindex" />
      <p className={code}>{props.status}</p>
      <h1 className={heading}>{props.message}</h1>
      {props.hint ? <p className={text}>{props.hint}</p> : null}
      {props.children}
    </div>
  );
}
