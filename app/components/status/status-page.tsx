import { css, cx } from '@linaria/core';
import { type ReactNode, useEffect } from 'react';
import { brandName } from '#app/i18n/locale.ts';
import { container } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';

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
  letter-spacing: ${tracking.display};
  line-height: 1;
  color: ${color.primary};
  font-variant-numeric: tabular-nums;
`;

const heading = css`
  ${type.title}
`;

const pictured = css`
  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space(24)};
  }
`;

const lost = css`
  display: block;
  width: 100%;
  height: auto;
  margin-bottom: ${space(16)};

  ${from.large} {
    grid-area: 1 / 2 / span 5 / auto;
    align-self: center;
    margin-bottom: 0;
  }
`;

const text = css`
  color: ${color.muted};
`;

type Props = {
  status?: number;
  message: string;
  hint?: string;
  /** Path of a decorative picture, 1200 x 560. */
  picture?: string;
  children?: ReactNode;
};

export function StatusPage({ status, message, hint, picture, children }: Props) {
  const title = `${message} | ${brandName()}`;
  // The head has it already, unless a component of a loaded page failed.
  useEffect(() => {
    const pageTitle = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = pageTitle;
    };
  }, [title]);
  return (
    <div className={cx(container, page, picture && pictured)}>
      <meta name="robots" content="noindex" />
      {picture ? <img src={picture} alt="" width={1200} height={560} className={lost} /> : null}
      {status ? <p className={code}>{status}</p> : null}
      <h1 className={heading}>{message}</h1>
      {hint ? <p className={text}>{hint}</p> : null}
      {children}
    </div>
  );
}
