import { type FakeAnswer, type FakeServer, startFakeServer } from './http.ts';

type CaptchaServer = FakeServer & {
  issueToken(score: number): string;
  scriptUrl: string;
  scoreVisitors(score: number): void;
};

const script = `
  const token = new URL('token', document.currentScript.src);
  globalThis.grecaptcha = {
    ready: (run) => run(),
    execute: async (siteKey, { action }) =>
      (await fetch(token, { method: 'POST', body: new URLSearchParams({ siteKey, action }) })).text(),
  };
`;

const fromAnywhere = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** reCAPTCHA v3: the script that gives a page its tokens, at /recaptcha/api.js, and siteverify. */
export async function startCaptchaServer(secret: string): Promise<CaptchaServer> {
  const scores = new Map<string, number>();
  const used = new Set<string>();
  const refuse = (code: string) => ({ status: 200, json: { success: false, 'error-codes': [code] } });
  let visitorScore = 0.9;
  const issueToken = (score: number) => {
    const token = crypto.randomUUID();
    scores.set(token, score);
    return token;
  };
  const verify = (form: URLSearchParams): FakeAnswer => {
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
  };
  const server = await startFakeServer(({ method, url, form }) => {
    if (url.pathname === '/recaptcha/api.js')
      return { status: 200, text: script, headers: { 'content-type': 'text/javascript' } };
    if (url.pathname === '/recaptcha/token')
      return { status: 200, text: issueToken(visitorScore), headers: fromAnywhere };
    return method === 'POST' ? verify(form) : { status: 405 };
  });
  return {
    ...server,
    scriptUrl: `${server.url}/recaptcha/api.js`,
    issueToken,
    scoreVisitors: (score) => {
      visitorScore = score;
    },
  };
}
