import { css, cx } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { CopyButton } from '#app/components/ui/copy-button.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { pageHref } from '#app/i18n/page-href.ts';
import { m } from '#app/paraglide/messages.js';
import { dashboardPath } from '#app/session/guarded.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import { code } from './entrance-styles.ts';

const list = css`
  display: grid;
  gap: ${space(10)} ${space(40)};
  padding: ${space(24)};
  background: ${color.surface};
  border: 1px solid ${color.hairline};

  ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12)};
  margin-block: ${space(20)} ${space(32)};
`;

const focusable = css`
  &:focus {
    outline: none;
  }
`;

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const top = useRef<HTMLDivElement>(null);
  const text = codes.join('\n');
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className={focusable}>
      <Heading text={m.admin_codes()} lead={m.admin_codes_lead()} />
      <ol className={list}>
        {codes.map((item) => (
          <li key={item} className={code}>
            {item}
          </li>
        ))}
      </ol>
      <div className={actions}>
        <a
          className={quietButton}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          {m.admin_codes_download()}
        </a>
        <CopyButton label={m.admin_codes_copy()} text={() => text} />
      </div>
      <a className={cx(primaryButton)} href={pageHref(dashboardPath)}>
        {m.admin_codes_done()}
      </a>
    </div>
  );
}
