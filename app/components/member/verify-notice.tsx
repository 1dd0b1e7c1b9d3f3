import { css } from '@linaria/core';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { ResendForm } from './resend-form.tsx';
import { useSession } from './use-session.ts';

const strip = css`
  display: grid;
  gap: ${space(16)};
  padding: ${space(16)} ${space(20)};
  background: ${color.surface};
  border-left: 4px solid ${color.warning};
`;

const title = css`
  font-weight: 600;
`;

const joinedSchema = v.object({ done: v.literal('joined') });

export function VerifyNotice() {
  const member = useSession();
  const hasJoined = useRouterState({ select: ({ location }) => v.is(joinedSchema, location.search) });
  const [isSent, setSent] = useState(false);
  if (!member || member.emailVerified) return null;
  return (
    <section className={strip} aria-label={m.email_verify()}>
      <div role="status">
        <p className={title}>{hasJoined ? m.signup_done() : m.email_unverified()}</p>
        <p>{isSent ? m.email_resent() : m.email_unverified_text({ email: member.email })}</p>
      </div>
      {isSent || hasJoined ? null : <ResendForm onDone={async () => setSent(true)} />}
    </section>
  );
}
