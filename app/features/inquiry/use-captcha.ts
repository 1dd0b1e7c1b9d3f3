import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { documentPath } from '#app/routing/document-path.ts';

const recaptchaSchema = v.object({
  ready: v.custom<(run: () => void) => void>((value) => typeof value === 'function'),
  execute: v.custom<(key: string, options: { action: string }) => Promise<string>>(
    (value) => typeof value === 'function',
  ),
});

/** How long the script may take to answer, loading included. */
const timeoutMs = 10_000;

/** `siteKey` is Google's public key of this site. */
type Captcha = { siteKey: string; scriptUrl: string };

function loadScript({ siteKey, scriptUrl }: Captcha): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${scriptUrl}?${new URLSearchParams({ render: siteKey })}`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The captcha could not be loaded'));
    document.head.append(script);
  });
}

async function askForToken({ siteKey }: Captcha): Promise<string> {
  const recaptcha = v.parse(recaptchaSchema, Reflect.get(globalThis, 'grecaptcha'));
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'inquiry' });
}

/** Whether this document was asked for as the page that it shows now: only then may the captcha's script run in it. */
function isOwnDocument(): boolean {
  const path = documentPath();
  return path === undefined || path === location.pathname;
}

/**
 * Google's reCAPTCHA v3, where it is configured: loaded when somebody begins to use the form, not before.
 * @returns `load`, to be called at the first sign of use, and `token`, which is undefined without a captcha
 */
export function useCaptcha(captcha: Captcha | undefined) {
  const loading = useRef<Promise<void>>(undefined);

  // The content security policy belongs to the document, and other pages' has no captcha in it. Nothing is typed yet.
  useEffect(() => {
    if (captcha && !isOwnDocument()) location.reload();
  }, [captcha]);

  function load(): void {
    if (!captcha || loading.current !== undefined) return;
    loading.current = loadScript(captcha);
    loading.current.catch(() => {
      // The next use tries again; who sends without it is told.
      loading.current = undefined;
    });
  }

  async function token(): Promise<string | undefined> {
    if (!captcha) return undefined;
    load();
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The captcha does not answer')), timeoutMs);
    });
    return Promise.race([Promise.resolve(loading.current).then(() => askForToken(captcha)), late]);
  }

  return { load, token };
}
