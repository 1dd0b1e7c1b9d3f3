import { type FakeServer, startFakeServer } from './http.ts';

type CaptchaServer = FakeServer & {
  /** A token of a visitor with that score, good for one question. */
  issueToken(score: number): string;
};

/** reCAPTCHA v3's siteverify. */
export async function startCaptchaServer(secret: string): Promise<CaptchaServer> {
  const scores = new Map<string, number>();
  const used = new Set<string>();
  const refuse = (code: string) => ({ status: 200, json: { success: false, 'error-codes': [code] } });
  const server = await startFakeServer(({ method, form }) => {
    if (method !== 'POST') return { status: 405 };
    if (form.get('secret') !== secret) return refuse('invalid-input-secret');
    const token = form.get('response') ?? '';
    const score = scores.get(token);
    if (score === undefined) return refuse('invalid-input-response');
    if (used.has(token)) return refuse('timeout-or-duplicate');
    used.add(token);
    return {
      status: 200,
      json: {
        success: true,
        score,
        action: 'inquiry',
        challenge_ts: new Date().toISOString(),
        hostname: 'localhost',
      },
    };
  });
  return {
    ...server,
    issueToken: (score) => {
      const token = crypto.randomUUID();
      scores.set(token, score);
      return token;
    },
  };
}
