import { css, cx } from '@linaria/core';
import { type ReactNode, useRef } from 'react';
import { Notifications } from '#app/components/layout/notifications.tsx';
import { useFocusOnNewPage } from '#app/components/layout/use-page-life.ts';
import { InterruptionDialogs } from '#app/dashboard/acts/interruption-dialogs.tsx';
import { Toasts } from '#app/dashboard/ui/toasts.tsx';
import { m } from '#app/paraglide/messages.js';
import { from, space } from '#app/styles/tokens.ts';
import type { StaffMe } from '#contract/staff.ts';
import { dense, mainId, skipLink } from './shared.ts';
import { StaffSide } from './staff-side.tsx';

const frame = css`
  ${from.large} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const main = css`
  width: 100%;
  max-width: 80rem;
  padding: ${space(24)} ${space(20)} ${space(80)};

  &:focus {
    outline: none;
  }

  ${from.medium} {
    padding: ${space(32)} ${space(40)} ${space(80)};
  }
`;

/** Around the pages for signed-in staff. */
export function StaffFrame({ staff, children }: { staff: StaffMe; children: ReactNode }) {
  const mainRef = useRef<HTMLElement>(null);
  useFocusOnNewPage(mainRef);
  return (
    <div className={cx(dense, frame)}>
      <a href={`#${mainId}`} className={skipLink}>
        {m.skip_to_content()}
      </a>
      <StaffSide staff={staff} />
      <main id={mainId} ref={mainRef} tabIndex={-1} className={main}>
        {children}
      </main>
      <Notifications />
      <Toasts />
      <InterruptionDialogs />
    </div>
  );
}
