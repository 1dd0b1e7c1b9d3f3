import { css } from '@linaria/core';
import { color } from '#app/styles/tokens.ts';
import type { StaffMessage } from '#contract/staff-messages.ts';
import { reasonText } from './message-labels.ts';

const detail = css`
  display: block;
  color: ${color.muted};
  font-size: 0.8125rem;
`;

/** Why a message failed, in words and with the codes of the service. */
export function FailureText({ failure }: Pick<StaffMessage, 'failure'>) {
  if (!failure) return null;
  return (
    <>
      {reasonText(failure.reason)}
      <span className={detail} lang="en">
        {failure.detail}
      </span>
    </>
  );
}
