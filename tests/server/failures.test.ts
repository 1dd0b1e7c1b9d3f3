import { afterEach, describe, expect, it } from 'vitest';
import { createSignedTimestamps } from '#app/features/inquiry/signed-timestamp.server.ts';
import { newSeededDataDir } from '../support/databases.ts';
import { startOutsideApi } from '../support/outside-api.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const secret = 'secret'.repeat(6);

async function startOn(apiUrl: string): Promise<RunningSite> {
  const site = await startSite({ API_BASE_URL: apiUrl, SECRET_KEY: secret });
  cleanups.push(site.kill);
  return site;
}

const languages = JSON.stringify({ data: [{ code: 'ko-KR', name: '한국어', isDefault: true }] });

const notFound = JSON.stringify({
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  code: 'not_found',
  requestId: '1',
});

/** A site on an API that answers its news with `status` and `body`, and the languages as it should. */
async function startOnBrokenNews(status: number, body: string): Promise<RunningSite> {
  const api = await startOutsideApi((request, response) => {
    const isNews = request.url?.includes('/post/news') ?? false;
    response.writeHead(isNews ? status : 200, { 'content-type': 'application/json' });
    response.end(isNews ? body : languages);
  });
  cleanups.push(api.stop);
  return startOn(api.url);
}

type LogLine = { level: number; requestId?: string; msg: string };

function errorLines(site: RunningSite): LogLine[] {
  return site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): LogLine => JSON.parse(line))
    .filter(({ level }) => level >= 40);
}

describe('a loader that throws', () => {
  it('answers 500 with only a reference id and logs one line', async () => {
    const site = await startOnBrokenNews(200, '{"data":"secret nonsense"}');
    const response = await fetch(`${site.url}/news?lang=en-US&page=2`);
    const html = await response.text();
    expect(response.status).toBe(500);
    const reference = /Error number ([\da-f-]{36})/.exec(html.replaceAll('<!-- -->', ''))?.[1];
    expect(reference).toBe(response.headers.get('x-request-id'));
    expect(html).toContain('Something went wrong');
    expect(html).not.toMatch(/contract|nonsense|ApiContractError|at \w+ \(|\.js:\d/);
    expect(html).not.toContain('Go to the homepage');
    await until(() => errorLines(site).length >= 1);
    const lines = errorLines(site);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ requestId: reference, path: '/news', msg: 'Request failed' });
    expect(site.output()).toContain('ApiContractError');
  });

  it.each([
    ['ko-KR', '문제가 발생했습니다'],
    ['zh-CN', '发生了错误'],
    ['zh-TW', '發生錯誤'],
    ['ja-JP', 'エラーが発生しました'],
  ])('says so in %s', async (locale, message) => {
    const site = await startOnBrokenNews(500, '{}');
    const response = await fetch(`${site.url}/news?lang=${locale}`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(message);
  });
});

describe('the homepage', () => {
  it.each([
    [200, '{"data":"secret nonsense"}'],
    [500, '{}'],
  ])('leaves out its news when the API answers them with %i %s', async (status, body) => {
    const real = await startSite({ DATA_DIR: newSeededDataDir() });
    cleanups.push(real.kill);
    const api = await startOutsideApi(async ({ url = '' }, response) => {
      const answer = url.includes('/post/news') ? undefined : await fetch(real.url + url);
      response.writeHead(answer?.status ?? status, { 'content-type': 'application/json' });
      response.end(answer ? await answer.text() : body);
    });
    cleanups.push(api.stop);
    const site = await startOn(`${api.url}/api/v1`);
    const response = await fetch(`${site.url}/?lang=en-US`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('/business/material/LMB-07?lang=en-US#evidence');
    expect(html).not.toMatch(/href="\/news\/\d/);
    expect(errorLines(site).map(({ msg }) => msg)).toContain('Request failed');
  });
});

describe('an unavailable API', () => {
  it('answers 503 with Retry-After and a page that says so', async () => {
    const api = await startOutsideApi((_request, response) => response.destroy());
    cleanups.push(api.stop);
    const site = await startOn(api.url);
    const response = await fetch(`${site.url}/news?lang=en-US`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    const html = await response.text();
    expect(html).toContain('Not available at the moment');
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Not available at the moment | Lumibiome']);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it('shows the error page in place of a form without its consent', async () => {
    const api = await startOutsideApi((_request, response) => response.destroy());
    cleanups.push(api.stop);
    const site = await startOn(api.url);
    const response = await fetch(`${site.url}/contact?lang=en-US`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Not available at the moment');
  });

  it('loses nothing that was typed into the inquiry', async () => {
    const api = await startOutsideApi((_request, response) => response.destroy());
    cleanups.push(api.stop);
    const site = await startOn(api.url);
    const response = await fetch(`${site.url}/contact?lang=en-US`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams({
        type: 'OTHER',
        fullName: 'Aurora',
        email: 'a@example.com',
        subject: 'Typed subject',
        content: 'Typed content',
        privacyAgree: 'true',
        // Of a form that was opened while the API was there.
        timestamp: createSignedTimestamps({ secret, hasSiblings: true }).issue(Date.now() - 10_000),
      }),
    });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain('What you typed is still here');
    expect(html).toContain('value="Typed subject"');
    expect(html).toContain('Typed content</textarea>');
    expect(site.output()).not.toContain('a@example.com');
  });
});

describe('an unavailable database', () => {
  it('answers 503, logs one line without the request body, and keeps running', async () => {
    const site = await startSite({ DATABASE_URL: 'postgres://site@127.0.0.1:1/none' });
    cleanups.push(site.kill);
    const response = await fetch(`${site.url}/api/v1/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'OTHER',
        fullName: 'Very Private Name',
        email: 'private@example.com',
        content: 'private content',
        privacyAgree: true,
      }),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    // The jobs that run beside the requests say once that they cannot run either.
    const failedRequests = () => errorLines(site).filter((line) => 'requestId' in line);
    // The log can arrive after the response.
    await until(() => failedRequests().length >= 1);
    expect(failedRequests()).toHaveLength(1);
    expect(site.output()).not.toMatch(/private/i);
    const page = await fetch(`${site.url}/news?lang=ko-KR`);
    expect(page.status).toBe(503);
    // Its two calls of the embedded API failed, and the page with them: one more line, under the page's id.
    await until(() => failedRequests().length >= 2);
    expect(failedRequests()).toHaveLength(2);
    expect(failedRequests()[1]).toMatchObject({ requestId: page.headers.get('x-request-id'), path: '/news' });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});

describe('a visitor who disconnects', () => {
  it('while the page renders causes no log entry', async () => {
    let notifyRequest = () => {};
    const newsRequested = new Promise<void>((resolve) => {
      notifyRequest = resolve;
    });
    const api = await startOutsideApi((request, response) => {
      const { url = '' } = request;
      if (url.includes('/post/news')) notifyRequest();
      else if (url.includes('/setting/language'))
        response.writeHead(200, { 'content-type': 'application/json' }).end(languages);
      else response.writeHead(404, { 'content-type': 'application/problem+json' }).end(notFound);
    });
    cleanups.push(api.stop);
    const site = await startOn(api.url);
    const leaving = new AbortController();
    const answer = fetch(`${site.url}/news?lang=ko-KR`, { signal: leaving.signal });
    await newsRequested;
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    // A missing page needs no API, so its response comes after the aborted one.
    expect((await fetch(`${site.url}/nothing?lang=ko-KR`)).status).toBe(404);
    expect(errorLines(site)).toEqual([]);
    expect(site.output()).not.toContain('[request error]');
  });
});

describe('an outside API', () => {
  it('serves the whole site through the same client and receives the language', async () => {
    const owner = await startSite({ DATA_DIR: newSeededDataDir() });
    cleanups.push(owner.kill);
    const site = await startOn(owner.url);
    const html = await (await fetch(`${site.url}/news?lang=zh-CN`)).text();
    expect(html).toContain('公司动态');
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${site.url}/api/v1/setting/language`)).status).toBe(404);
  });

  it('omits a broken item of a list from the pages and reports it', async () => {
    const owner = await startSite({ DATA_DIR: newSeededDataDir() });
    cleanups.push(owner.kill);
    const api = await startOutsideApi(async ({ url = '', headers }, response) => {
      const language = headers['accept-language'] ?? '';
      const answer = await fetch(owner.url + url, { headers: { 'accept-language': language } });
      const text = await answer.text();
      const body = /\/post\/news(?:\?|$)/.test(url) ? text.replace(/"title":"[^"]*"/, '"title":5') : text;
      response
        .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
        .end(body);
    });
    cleanups.push(api.stop);
    const site = await startOn(api.url);
    for (const path of ['/', '/news']) {
      const response = await fetch(`${site.url}${path}?lang=ko-KR`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).not.toContain('/news/38?');
      expect(html).toContain('/news/37?');
    }
    expect(JSON.stringify(errorLines(site))).toContain(
      'GET /post/news answered outside the contract at data.0.title',
    );
  });
});
