import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { documentPath } from '#app/routing/document-path.ts';

const recaptchaSchema = v.object({
  ready: v.custom<(run: () => void) => void>((value) => typeof value === 'function'),
  execute: v.custom<(key: string, options: { action: string }) => Promise<string>>(
    (value) => typeof value === 'function',
  ),
});

/** Includes loading the script. */
const timeoutMs = 10_000;

/** `siteKey` is public. */
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

async function requestToken({ siteKey }: Captcha): Promise<string> {
  const recaptcha = v.parse(recaptchaSchema, Reflect.get(globalThis, 'grecaptcha'));
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'inquiry' });
}

/** Whether this page was loaded as a document: only then does its policy allow the captcha's script. */
function isOwnDocument(): boolean {
  const path = documentPath();
  return path === undefined || path === location.pathname;
}

/**
 * Loads reCAPTCHA v3 on the first interaction, where it is configured.
 * @returns `load` for the first interaction; `token`, which is undefined without a captcha
 */
export function useCaptcha(captcha: Captcha | undefined) {
  const loading = useRef<Promise<void>>(undefined);

  // Reload: the Content-Security-Policy of the previous document does not allow the captcha.
  useEffect(() => {
    if (captcha && !isOwnDocument()) location.reload();
  }, [captcha]);

  function load(): void {
    if (!captcha || loading.current !== undefined) return;
    loading.current = loadScript(captcha);
    loading.current.catch(() => {
      // The next interaction tries again.
      loading.current = undefined;
    });
  }

  async function token(): Promise<string | undefined> {
    if (!captcha) return undefined;
    load();
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The captcha does not answer')), timeoutMs);
    });
    return Promise.race([Promise.resolve(loading.current).then(() => requestToken(captcha)), late]);
  }

  return { load, token };
}
