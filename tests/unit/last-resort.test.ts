import { beforeAll, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import { lastResortPage } from '#app/server/fallback-page.server.ts';
import { requestContext, runWithRequestContext } from '#app/server/request-context.server.ts';
import { locales } from '#contract/locales.ts';

beforeAll(() => overwriteGetLocale(() => requestContext().locale));

describe('the page for when the error page fails', () => {
  it.each(locales)('says so in %s, with the reference and a way home', async (locale) => {
    const context = {
      requestId: 'ref-<1>',
      clientAddress: '',
      locale,
      path: '/',
      nonce: '',
      token: undefined,
      cookies: [],
    };
    const response = runWithRequestContext(context, () => lastResortPage(500));
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toMatch(
      /An error occurred while showing the error page|오류 페이지를 표시|显示错误页面|顯示錯誤頁面|エラーページの表示中/,
    );
    expect(html).toContain('ref-&lt;1&gt;');
    expect(html).toContain(`href="/?lang=${locale}"`);
  });
});
