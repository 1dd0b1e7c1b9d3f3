import { createMemoryHistory, createRootRoute, createRouter, Scripts } from '@tanstack/react-router';
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/rendering/render.server.tsx';
import { runWithRequestContext } from '#app/server/request-context.server.ts';

const nonce = 'the-nonce';
/** The server's answer for a site of one page. */
async function answerWith(Page: () => React.ReactNode): Promise<Response> {
  const root = createRootRoute({
    shellComponent: ({ children }) => (
      <html lang="en-US">
        <body>
          {children}
          <Scripts />
        </body>
      </html>
    ),
    component: Page,
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    isServer: true,
    ssr: { nonce },
  });
  attachRouterServerSsrUtils({ router, manifest: undefined });
  await router.load();
  await router.serverSsr?.dehydrate();
  const context = {
    requestId: 'id',
    clientAddress: '::1',
    locale: 'en-US' as const,
    path: '/',
    nonce,
    token: undefined,
  };
  const answer = await runWithRequestContext({ ...context, cookies: [] }, async () =>
    renderPage({ request: new Request('http://site.invalid/'), router, responseHeaders: new Headers() }),
  );
  return 'response' in answer ? answer.response : answer;
}

describe('renderPage', () => {
  it('sends a page with the scripts that hydrate it, allowed by their hashes', async () => {
    const answer = await answerWith(() => (
      <Suspense fallback="waiting">
        <p>text</p>
      </Suspense>
    ));
    const html = await answer.text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US">/);
    expect(html).toContain('<p>text</p>');
    expect(html).toContain('$_TSR');
    expect(html).not.toContain(nonce);
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  });

  it('fails for a page that fails', async () => {
    const Broken = () => {
      throw new Error('secret detail');
    };
    await expect(
      answerWith(() => (
        <Suspense fallback="waiting">
          <Broken />
        </Suspense>
      )),
    ).rejects.toThrow('secret detail');
  });
});
