import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormGroup } from '#app/components/forms/form-group.tsx';
import { m } from '#app/paraglide/messages.js';
import { shellQueries } from '#app/shell/shell.queries.ts';
import { providerName } from '#app/social/social-messages.ts';
import { socialStartHref } from '#app/social/social-paths.ts';
import type { SocialPurpose } from '#app/social/social-search.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { SocialProvider } from '#contract/members.ts';
import { ProviderMark } from './provider-mark.tsx';
import { useSocialWindow } from './use-social-window.ts';

const section = css`
  display: grid;
  gap: ${space(20)};
  width: 100%;
  max-width: 32rem;

  & h2 {
    margin-bottom: ${space(20)};
    ${type.heading}
  }
`;

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const link = css`
  display: flex;
  align-items: center;
  height: 50px;
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: 2px;
  overflow: hidden;
  font-weight: 600;
  text-decoration: none;
  transition: border-color 0.15s;

  &:hover {
    border-color: ${color.text};
  }

  & span:last-child {
    flex: 1;
    padding-inline: ${space(8)};
    text-align: center;
  }
`;

type Props = {
  /** 'signup' changes only the labels: existing members are signed in as well. */
  purpose: 'signin' | 'signup' | 'confirm';
  next?: string | undefined;
  /** All configured ones by default. */
  providers?: readonly SocialProvider[];
};

const headings = {
  signin: m.social_signin_other,
  signup: m.social_signup_other,
};

const labels = { signin: m.social_signin, signup: m.social_signup, confirm: m.social_confirm };

function ProviderLink({ provider, purpose, next }: Omit<Props, 'providers'> & { provider: SocialProvider }) {
  const openWindow = useSocialWindow(provider);
  const signInPurpose: SocialPurpose = purpose === 'signup' ? 'signin' : purpose;
  return (
    <a href={socialStartHref(provider, signInPurpose, next)} className={link} onClick={openWindow}>
      <ProviderMark provider={provider} />
      <span>{labels[purpose]({ provider: providerName(provider) })}</span>
    </a>
  );
}

function useOffered(providers: Props['providers']): readonly SocialProvider[] {
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  return shell.providers.filter((provider) => !providers || providers.includes(provider));
}

export function SocialLinks({ purpose, next, providers }: Props) {
  return (
    <ul className={list}>
      {useOffered(providers).map((provider) => (
        <li key={provider}>
          <ProviderLink provider={provider} purpose={purpose} next={next} />
        </li>
      ))}
    </ul>
  );
}

/** Sign-in buttons of the configured providers; renders nothing without any. */
export function SocialButtons(props: Props & { purpose: keyof typeof headings }) {
  if (useOffered(props.providers).length === 0) return null;
  const heading = headings[props.purpose]();
  const links = <SocialLinks {...props} />;
  if (props.purpose === 'signup') return <FormGroup heading={heading}>{links}</FormGroup>;
  return (
    <section className={section}>
      <h2>{heading}</h2>
      {links}
    </section>
  );
}
