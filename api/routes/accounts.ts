import { endpoints } from '#contract/endpoints.ts';
import { socialCodeSchema, socialProviders, socialTicketSchema } from '#contract/members.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { ProblemError } from '../problems.ts';
import { mailVerification, verifyEmail } from '../services/members/email.ts';
import { login, logout, logoutEverywhere } from '../services/members/login.ts';
import { forgotPassword, resetPassword } from '../services/members/password-reset.ts';
import { sendCode } from '../services/members/phone-codes.ts';
import { signUp } from '../services/members/sign-up.ts';
import { signInWithProvider } from '../services/members/social.ts';
import { unsubscribe } from '../services/members/unsubscribe.ts';

const socialEndpoints = {
  facebook: endpoints.signInWithFacebook,
  google: endpoints.signInWithGoogle,
  naver: endpoints.signInWithNaver,
  kakao: endpoints.signInWithKakao,
};

export function addAccountRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.login, async ({ body, clientAddress }) => ({
    body: { data: await login(deps, body, clientAddress) },
  }));

  addEndpoint(app, deps, endpoints.logout, async ({ session }) => {
    await logout(deps.db, session);
    return { body: undefined };
  });

  for (const provider of socialProviders) {
    addEndpoint(
      app,
      deps,
      socialEndpoints[provider],
      async ({ body, ...caller }) => ({
        body: { data: await signInWithProvider(deps, provider, body, caller) },
      }),
      {
        before: () => {
          if (!deps.gateways.oauth[provider]) throw new ProblemError('not_configured');
        },
        // The schema of the request's own kind: errors of their union name no field.
        bodySchema: (_locale, value) =>
          typeof value === 'object' && value !== null && 'ticket' in value
            ? socialTicketSchema
            : socialCodeSchema,
      },
    );
  }

  addEndpoint(app, deps, endpoints.sendSignUpCode, async ({ body, ...caller }) => ({
    body: { data: await sendCode(deps, { purpose: 'sign_up', mobile: body.mobile }, caller) },
  }));

  addEndpoint(app, deps, endpoints.signUp, async ({ body, ...caller }) => ({
    body: { data: await signUp(deps, body, caller) },
  }));

  addEndpoint(app, deps, endpoints.endSessions, async ({ session }) => {
    await logoutEverywhere(deps.db, session);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.mailVerification, async ({ session, locale }) => {
    await mailVerification(deps, session, locale);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.verifyEmail, async ({ session, body }) => {
    await verifyEmail(deps, body.token, session);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.unsubscribe, async ({ body }) => {
    await unsubscribe(deps, body.token);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.forgotPassword, async ({ body, locale, clientAddress }) => {
    await forgotPassword(deps, { email: body.email, locale, clientAddress });
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.resetPassword, async ({ body }) => {
    await resetPassword(deps, body);
    return { body: undefined };
  });
}
