import { css } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import { providerName } from '#app/lib/social-messages.ts';
import { socialStartHref } from '#app/lib/social-search.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { SocialProvider } from '#contract/members.ts';

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
`;

const text = css`
  color: ${color.muted};
`;

type Props = {
  providers: readonly SocialProvider[];
  /** Told just before the page is left: what was typed has to be kept. */
  onLeave: () => void;
};

/** Where a member without a password proves who they are: a fresh sign-in by a provider that is linked. */
export function SocialProof({ providers, onLeave }: Props) {
  return (
    <>
      <p className={text}>{m.withdraw_social_text()}</p>
      <div className={links}>
        {providers.map((provider) => (
          <a
            key={provider}
            className={quietButton}
            href={socialStartHref(provider, 'confirm', '/mypage/withdraw')}
            onClick={onLeave}
          >
            {m.withdraw_social_link({ provider: providerName(provider) })}
          </a>
        ))}
      </div>
    </>
  );
}
