import { callApi } from '#app/api-client/api-client.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { clearToken, setToken } from './session-cookie.server.ts';

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

export async function startSession(session: { token: string; expiresAt: string }): Promise<void> {
  await tryToEndAtApi();
  setToken(session);
}

export async function leaveSession(): Promise<void> {
  await tryToEndAtApi();
  clearToken();
}

export async function endSession(): Promise<void> {
  await endAtApi();
  clearToken();
}
