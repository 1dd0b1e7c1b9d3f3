import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { color } from '#app/styles/tokens.ts';
import type { SocialProvider } from '#contract/members.ts';

const tile = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
`;

/** Brand colours behind the logos. */
const grounds: Record<SocialProvider, string> = {
  kakao: css`
    background: #fee500;
  `,
  naver: css`
    background: #03c75a;
  `,
  google: css`
    background: #fff;
    border-inline-end: 1px solid ${color.hairline};
  `,
  facebook: css`
    background: #1877f2;
  `,
};

const signs: Record<SocialProvider, ReactNode> = {
  kakao: (
    <path
      fill="#191600"
      d="M12 3C6.48 3 2 6.46 2 10.72c0 2.75 1.86 5.15 4.66 6.52l-.95 3.5c-.08.31.27.56.54.38l4.2-2.77c.5.05 1.02.07 1.55.07 5.52 0 10-3.45 10-7.7S17.52 3 12 3Z"
    />
  ),
  naver: <path fill="#fff" d="M14.73 12.53 9.02 4.25H4.25v15.5h5.02v-8.28l5.71 8.28h4.77V4.25h-5.02z" />,
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.76h3.56c2.08-1.92 3.28-4.74 3.28-8.09Z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.56-2.76c-.99.66-2.25 1.05-3.72 1.05-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88z" />
      <path
        fill="#ea4335"
        d="M12 5.38c1.62 0 3.06.55 4.2 1.64l3.16-3.16A10.96 10.96 0 0 0 2.18 7.06L5.84 9.9C6.71 7.3 9.14 5.38 12 5.38Z"
      />
    </>
  ),
  facebook: (
    <path
      fill="#fff"
      d="M13.4 21v-8.2h2.77l.41-3.2H13.4V7.55c0-.93.26-1.56 1.6-1.56h1.7V3.13A23 23 0 0 0 14.2 3c-2.46 0-4.14 1.5-4.14 4.25V9.6H7.3v3.2h2.77V21z"
    />
  ),
};

export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <span className={cx(tile, grounds[provider])}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        {signs[provider]}
      </svg>
    </span>
  );
}
