import { css } from '@linaria/core';
import { useQueryClient } from '@tanstack/react-query';
import { RetryButton } from '#app/components/status/retry-button.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { mypageQueries } from './mypage.queries.ts';

const block = css`
  display: grid;
  gap: ${space(16)};
  justify-items: start;
`;

/** Replaces a part that failed to load. */
export function MissingPart() {
  const queryClient = useQueryClient();
  const { queryKey } = mypageQueries.overview();
  return (
    <div className={block}>
      <p>{m.mypage_part_missing()}</p>
      <RetryButton onRetry={() => queryClient.invalidateQueries({ queryKey })} />
    </div>
  );
}
