import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { shellQueries } from '#app/shell/shell.queries.ts';
import type { SocialSearch } from '#app/social/social-search.ts';
import { color } from '#app/styles/tokens.ts';
import { LinkedAccount } from './linked-account.tsx';
import { SheetSection } from './sheet.tsx';
import { SocialNotice } from './social-notice.tsx';
import { useSession } from './use-session.ts';

const lead = css`
  max-width: 34em;
  color: ${color.muted};
`;

const list = css`
  border-top: 1px solid ${color.hairline};
`;

type Props = {
  search: SocialSearch;
  posted: PostedForm | undefined;
};

export function LinkedAccounts({ search, posted }: Props) {
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  const member = useSession();
  if (!member) return null;
  const { providers: linked, hasPassword } = member;
  // A linked provider that is no longer configured can still be unlinked.
  const providers = [...new Set([...shell.providers, ...linked])];
  if (providers.length === 0) return null;
  return (
    <SheetSection id="linked-accounts" heading={m.social_linked_heading()}>
      <p className={lead}>{m.social_linked_lead()}</p>
      <SocialNotice key={`${search.social} ${linked.length}`} search={search} takesFocus />
      <ul className={list}>
        {providers.map((provider) => (
          <LinkedAccount
            key={provider}
            provider={provider}
            isLinked={linked.includes(provider)}
            isLastWay={!hasPassword && linked.length === 1}
            posted={posted?.hidden.provider === provider ? posted : undefined}
          />
        ))}
      </ul>
    </SheetSection>
  );
}
