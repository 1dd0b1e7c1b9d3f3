import { css } from '@linaria/core';
import { useForm } from '#app/components/forms/use-form.ts';
import { dangerTextButton, textButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { providerName } from '#app/social/social-messages.ts';
import { linkedAccountsPath, socialStartHref } from '#app/social/social-paths.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { SocialProvider } from '#contract/members.ts';
import { ProviderMark } from './provider-mark.tsx';
import { useSocialWindow } from './use-social-window.ts';

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space(16)};
  align-items: center;
  padding-block: ${space(12)};
  border-bottom: 1px solid ${color.hairline};
`;

const name = css`
  display: grid;
  font-weight: 600;

  & span {
    ${type.note}
    color: ${color.muted};
    font-weight: 400;
  }
`;

const below = css`
  grid-column: 2 / -1;
  padding-top: ${space(4)};
  ${type.note}

  &[role='alert'] {
    color: ${color.error};
    font-weight: 600;
  }

  &:empty {
    display: none;
  }
`;

type Props = { provider: SocialProvider; posted: PostedForm | undefined };

const noFields = {};
const noErrors = () => ({});

function Unlink({ provider, posted }: Props) {
  const form = useForm({ action: '/mypage/profile', messages: noFields, posted, check: noErrors });
  const isLastWay = form.result.failure === 'conflict';
  return (
    <>
      <form {...form.props}>
        <input type="hidden" {...form.named('unlink')} />
        <input type="hidden" name="provider" value={provider} />
        <button
          type="submit"
          className={dangerTextButton}
          aria-label={m.social_unlink_named({ provider: providerName(provider) })}
          aria-disabled={form.isSending ? true : undefined}
        >
          {m.social_unlink()}
        </button>
      </form>
      <p role="alert" className={below}>
        {isLastWay ? m.social_last_way() : form.alert}
      </p>
    </>
  );
}

function Link({ provider }: { provider: SocialProvider }) {
  const openWindow = useSocialWindow(provider);
  return (
    <a
      href={socialStartHref(provider, 'link', linkedAccountsPath)}
      className={textButton}
      aria-label={m.social_link_named({ provider: providerName(provider) })}
      onClick={openWindow}
    >
      {m.social_link()}
    </a>
  );
}

/** A member cannot unlink the only way to sign in. */
function LastWay() {
  return (
    <p className={below}>
      {m.social_last_way()} <PlainLink to="/mypage/password">{m.social_set_password()}</PlainLink>
    </p>
  );
}

export function LinkedAccount(props: Props & { isLinked: boolean; isLastWay: boolean }) {
  const { provider, isLinked, isLastWay, posted } = props;
  return (
    <li className={row}>
      <ProviderMark provider={provider} />
      <p className={name}>
        {providerName(provider)}
        <span>{isLinked ? m.social_is_linked() : m.social_is_not_linked()}</span>
      </p>
      {isLinked ? null : <Link provider={provider} />}
      {isLinked && isLastWay ? <LastWay /> : null}
      {isLinked && !isLastWay ? <Unlink provider={provider} posted={posted} /> : null}
    </li>
  );
}
