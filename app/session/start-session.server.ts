import { callApi } from '#app/api-client/api-client.server.ts';
import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { clearToken, keepToken } from './session-cookie.server.ts';

/** Ends the session of this request at the API. One that has ended already needs nothing. */
async function endAtApi(): Promise<void> {
  const { token } = requestContext();
  if (token) await callApi(endpoints.logout, { token });
}

/** The same where nothing may fail any more: a session that stays at the API ends by itself within a day. */
async function tryToEndAtApi(): Promise<void> {
  try {
    await endAtApi();
  } catch (error) {
    reportError(error);
    delete requestContext().failure;
  }
}

/** Signs the visitor in. The session that they had before does not go on beside the new one. */
export async function startSession(session: { token: string; expiresAt: string }): Promise<void> {
  await tryToEndAtApi();
  keepToken(session);
}

/** Signs the visitor out here, whether or not the API takes note: its sessions have ended, or are about to. */
export async function leaveSession(): Promise<void> {
  await tryToEndAtApi();
  clearToken();
}

/**
 * Signs the visitor out here and at the API.
 * @throws as callApi: then the session still stands, and so does the cookie
 */
export async function endSession(): Promise<void> {
  await endAtApi();
  clearToken();
}
