import type { SocialProvider } from '#contract/members.ts';

export type FakePerson = {
  /** Digits only for Kakao, whose identifiers are numbers. */
  subject: string;
  email?: string;
  emailVerified?: boolean;
  /** Kakao: false when another account has taken the address over. */
  emailValid?: boolean;
  name?: string;
};

function kakaoAccount({ email, emailVerified = true, emailValid = true, name }: FakePerson) {
  return {
    has_email: email !== undefined,
    ...(email !== undefined && { is_email_valid: emailValid, is_email_verified: emailVerified, email }),
    ...(name !== undefined && { profile: { nickname: name } }),
  };
}

export function profileOf(provider: SocialProvider, person: FakePerson, url: URL): unknown {
  const { subject, email, emailVerified = true, name } = person;
  const shared = { ...(email !== undefined && { email }), ...(name !== undefined && { name }) };
  if (provider === 'google') return { sub: subject, ...shared, email_verified: emailVerified };
  if (provider === 'naver')
    return { resultcode: '00', message: 'success', response: { id: subject, ...shared } };
  if (provider === 'kakao')
    return {
      id: Number(subject),
      connected_at: '2026-11-20T00:00:00Z',
      kakao_account: kakaoAccount(person),
    };
  // Facebook answers with the fields that were requested, and with id and name when none were.
  const fields = url.searchParams.get('fields')?.split(',') ?? ['id', 'name'];
  return Object.fromEntries(
    Object.entries({ id: subject, ...shared }).filter(([field]) => fields.includes(field)),
  );
}
