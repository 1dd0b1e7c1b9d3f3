import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { pageHref } from '#app/i18n/page-href.ts';
import { parseSearch } from '#app/routing/search-params.ts';
import { isTrustedOrigin } from '#app/server/on-server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { findSocialClient } from '#app/social/social-clients.server.ts';
import { withSearch } from '#app/social/social-paths.ts';
import type { SocialPurpose } from '#app/social/social-search.ts';
import { authorizeUrl } from './authorize-url.server.ts';
import { hashOfSession, type PendingSignIn, storePending } from './pending-sign-in.server.ts';
import { startSearchSchema } from './social.schema.ts';

const withPkce: ReadonlySet<string> = new Set(['google', 'facebook']);

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function refererOrigin(request: Request): string {
  const referer = request.headers.get('referer') ?? '';
  return URL.canParse(referer) ? new URL(referer).origin : '';
}

/** Login CSRF: another site could sign the browser in to its own account at the provider. */
function isWanted(request: Request, purpose: SocialPurpose): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (purpose === 'signin') return site === null || site === 'same-origin' || site === 'none';
  return site === null ? isTrustedOrigin(refererOrigin(request), request) : site === 'same-origin';
}

export function startSocial(request: Request, provider: string): Response | undefined {
  const client = findSocialClient(provider);
  if (!client) return undefined;
  const search = parseSearch(new URL(request.url).search);
  const { next, purpose, window } = v.parse(startSearchSchema, search);
  const { token, locale } = requestContext();
  const isSignIn = purpose === 'signin';
  const login = withSearch('/login', { next });
  if (!isWanted(request, purpose)) return redirectTo(pageHref(isSignIn ? login : next));
  if (!isSignIn && !token) return redirectTo(pageHref(withSearch(login, { social: 'signed_out' })));
  const pending: PendingSignIn = {
    state: newSecret(),
    ...(withPkce.has(provider) && { verifier: newSecret() }),
    provider: client.provider,
    purpose,
    next,
    locale,
    ...(window && { window }),
    issuedAt: Date.now(),
    ...(!isSignIn && token && { session: hashOfSession(token) }),
  };
  storePending(request, pending);
  return redirectTo(authorizeUrl(client, pending));
}
