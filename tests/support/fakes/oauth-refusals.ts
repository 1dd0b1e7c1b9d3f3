import type { SocialProvider } from '#contract/members.ts';
import type { FakeAnswer } from './http.ts';

export type Fault = 'client' | 'secret' | 'grant-type' | 'code' | 'redirect' | 'verifier' | 'refresh-token';

/** Each provider's text may repeat the code, which must not reach a log. */
const kakao: Record<Fault, [error: string, code: string, status: number]> = {
  client: ['invalid_client', 'KOE101', 401],
  secret: ['invalid_client', 'KOE010', 401],
  'grant-type': ['unsupported_grant_type', 'KOE201', 400],
  code: ['invalid_grant', 'KOE320', 400],
  redirect: ['invalid_grant', 'KOE303', 400],
  verifier: ['invalid_grant', 'KOE320', 400],
  'refresh-token': ['invalid_grant', 'KOE322', 400],
};

const google: Record<Fault, [error: string, status: number]> = {
  client: ['invalid_client', 401],
  secret: ['invalid_client', 401],
  'grant-type': ['unsupported_grant_type', 400],
  code: ['invalid_grant', 400],
  redirect: ['redirect_uri_mismatch', 400],
  verifier: ['invalid_grant', 400],
  'refresh-token': ['invalid_grant', 400],
};

const facebook: Record<Fault, [code: number, message: string]> = {
  client: [101, 'Error validating application. Cannot get application info due to a system error.'],
  secret: [1, 'Error validating client secret.'],
  'grant-type': [100, 'Invalid grant_type'],
  code: [100, 'Invalid verification code format.'],
  redirect: [100, 'Error validating verification code. Please make sure your redirect_uri is identical'],
  verifier: [100, 'Invalid code_verifier'],
  'refresh-token': [100, 'Invalid refresh token'],
};

const naver: Partial<Record<Fault, [error: string, description: string]>> = {
  client: ['invalid_request', 'wrong client id / client secret pair'],
  secret: ['invalid_request', 'wrong client id / client secret pair'],
};

/** A refusal in the provider's format. Naver sends it with status 200. */
export function refusalOf(provider: SocialProvider, fault: Fault, sentCode: string): FakeAnswer {
  if (provider === 'kakao') {
    const [error, code, status] = kakao[fault];
    return { status, json: { error, error_description: `not found for code=${sentCode}`, error_code: code } };
  }
  if (provider === 'google') {
    const [error, status] = google[fault];
    return { status, json: { error, error_description: `Malformed auth code: ${sentCode}` } };
  }
  if (provider === 'facebook') {
    const [code, message] = facebook[fault];
    return { status: 400, json: { error: { message, type: 'OAuthException', code, fbtrace_id: 'trace' } } };
  }
  const [error, error_description] = naver[fault] ?? ['invalid_request', 'no valid data in session'];
  return { status: 200, json: { error, error_description } };
}
