import { callApi } from '#app/api-client/api-client.server.ts';
import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { clearToken, setToken } from './session-cookie.server.ts';

/** An ended session is not an error. */
async function endAtApi(): Promise<void> {
  const { token } = requestContext();
  if (token) await callApi(endpoints.logout, { token });
}

/** Ignores failures: a session expires at the API within a day. */
async function tryToEndAtApi(): Promise<void> {
  try {
    await endAtApi();
  } catch (error) {
    reportError(error);
    delete requestContext().failure;
  }
}

/** Signs in and ends the previous session. */
export async function startSession(session: { token: string; expiresAt: string }): Promise<void> {
  await tryToEndAtApi();
  setToken(session);
}

/** Signs out here even when the API fails. */
export async function leaveSession(): Promise<void> {
  await tryToEndAtApi();
  clearToken();
}

/**
 * Signs out here and at the API.
 * @throws as callApi; the session and the cookie then remain
 */
export async function endSession(): Promise<void> {
  await endAtApi();
  clearToken();
}
