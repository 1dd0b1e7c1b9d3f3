import { WholeResponse } from '#app/server/buffered-response.server.ts';
import { contentSecurityPolicy } from '#app/server/content-security-policy.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { hashScripts } from './script-hashes.server.ts';

export function htmlResponse(
  page: string,
  { start = '', status = 200, headers = new Headers() } = {},
): Response {
  const { nonce, path } = requestContext();
  const { parts, sources } = hashScripts(page, nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', contentSecurityPolicy(sources, path));
  return new WholeResponse([start, ...parts], { status, headers });
}
