import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { koreanNewsFolder } from '../support/content-folder.ts';
import { newPostgresDatabase, query, startCommandLine } from '../support/databases.ts';
import { openInquiryForm } from '../support/inquiry-form.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

let site: RunningSite;
let databaseUrl: string;
/** Hidden fields of the inquiry form. */
let openForm: Awaited<ReturnType<typeof openInquiryForm>>;

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
  const apply = ['content', 'apply', koreanNewsFolder()];
  expect(await startCommandLine(apply, { DATABASE_URL: databaseUrl })).toBe(0);
  site = await startSite({ ...behindProxy, DATABASE_URL: databaseUrl, LOCALES_IN_SWITCHER: 'ko-KR,en-US' });
  openForm = await openInquiryForm(site.url);
});

async function countInquiries(): Promise<number> {
  return (await query(databaseUrl, 'select 1 from contacts')).length;
}

afterAll(() => site?.kill());

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, { headers, redirect: 'manual' });
}

/** The same request as a browser without JavaScript would send it from one of our own pages. */
function postForm(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(site.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site.url, ...newVisitor().headers, ...headers },
    redirect: 'manual',
  });
}

const newInquiry = () => ({
  type: 'OEM_ODM',
  fullName: 'Aurora Cosmetics',
  email: newVisitor().email,
  mobile: '',
  subject: 'Heat-killed powder',
  content: 'Please send the <data sheet>.',
  privacyAgree: 'true',
  ...openForm,
});

let inquiry: ReturnType<typeof newInquiry>;

beforeEach(() => {
  inquiry = newInquiry();
});

describe('language of the URL', () => {
  it.each([
    ['/', {}, '/?lang=ko-KR'],
    ['/news', { 'accept-language': 'en-GB' }, '/news?lang=en-US'],
    ['/news', { 'accept-language': 'zh-HK' }, '/news?lang=zh-TW'],
    ['/news', { 'accept-language': 'zh-SG' }, '/news?lang=zh-CN'],
    ['/news', { 'accept-language': 'fr' }, '/news?lang=ko-KR'],
    ['/news', { 'accept-language': 'en', cookie: 'a=b; lang=ja-JP' }, '/news?lang=ja-JP'],
    ['/news', { cookie: 'lang=xx-XX' }, '/news?lang=ko-KR'],
    ['/news?page=2&q=a%20b+c&empty=', {}, '/news?page=2&q=a%20b+c&empty=&lang=ko-KR'],
    ['/news?lang=xx&page=2', { 'accept-language': 'en' }, '/news?page=2&lang=en-US'],
    ['/news?lang=%22%3E%3Cscript%3E', {}, '/news?lang=ko-KR'],
    ['/news?lang=ko-KR&lang=en-US', {}, '/news?lang=ko-KR'],
    ['/news/', {}, '/news?lang=ko-KR'],
    ['//evil.example/x', {}, '/evil.example/x?lang=ko-KR'],
    ['/\\\\evil.example/x', {}, '/evil.example/x?lang=ko-KR'],
    ['/%2f%2fevil.example%2fx', {}, '/%2f%2fevil.example%2fx?lang=ko-KR'],
    ['/nothing-here', {}, '/nothing-here?lang=ko-KR'],
  ])('sends %s with %j to %s', async (path, headers, location) => {
    const response = await get(path, headers);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('vary')).toMatch(/accept-language/i);
    expect(response.headers.get('vary')).toMatch(/cookie/i);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
  });

  it.each(['/', '/news', '/news?page=abc&size=9999&utm=1', '/contact', '/news/1'])(
    'reaches %s in one redirect',
    async (path) => {
      const redirect = await get(path, { 'accept-language': 'en' });
      const page = await get(redirect.headers.get('location') ?? '');
      expect(page.status).toBe(200);
    },
  );

  it.each(['/healthz', '/readyz', '/api/v1/setting/language', '/favicon.svg', '/_app/missing.js'])(
    'is not required for %s',
    async (path) => {
      expect([200, 404]).toContain((await get(path)).status);
    },
  );

  it.each(locales)('%s is set in html, header and cookie', async (locale) => {
    const response = await get(`/?lang=${locale}`);
    expect(response.headers.get('content-language')).toBe(locale);
    expect(response.headers.get('set-cookie')).toMatch(new RegExp(`^lang=${locale};.* Path=/;`));
    expect(await response.text()).toMatch(`<html lang="${locale}"`);
  });

  it('does not leak between 200 requests at once', async () => {
    const marks = {
      'ko-KR': '뉴스 | 루미바이옴',
      'en-US': 'News | Lumibiome',
      'zh-CN': '新闻 | 露米生物',
      'zh-TW': '新聞 | 露米生物',
      'ja-JP': 'ニュース | Lumibiome',
    };
    const requests = Array.from({ length: 200 }, (_, index) => locales[index % locales.length] ?? 'ko-KR');
    await Promise.all(
      requests.map(async (locale, index) => {
        const response = await get(`/news?lang=${locale}&page=${1 + (index % 3)}`);
        const html = await response.text();
        expect(response.headers.get('content-language')).toBe(locale);
        expect(html).toMatch(`<html lang="${locale}"`);
        expect(html).toContain(`<title>${marks[locale]}</title>`);
        for (const other of ['뉴스 | 루미바이옴', '新闻 | 露米生物']) {
          if (other !== marks[locale]) expect(html).not.toContain(other);
        }
      }),
    );
  });

  it('is changed by the switcher, which preserves other parameters', async () => {
    const html = await (await get('/news?lang=ko-KR&page=2&utm=x')).text();
    expect(html).toMatch(/href="\/news\?lang=en-US&amp;page=2&amp;utm=x"/);
  });
});

describe('pages', () => {
  it.each(['page=abc', 'page=0', 'size=1e9', 'idCategory=x', 'page=1&page=2', 'page[]=1', '__proto__=x'])(
    'work with the bad value %s',
    async (parameters) => {
      const response = await get(`/news?lang=en-US&${parameters}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('aria-current="page"');
    },
  );

  it('show the empty state past the end, with a way back and noindex', async () => {
    const response = await get('/news?lang=en-US&page=900');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('There is nothing on this page.');
    expect(html).toMatch(/<a [^>]*href="\/news\?lang=en-US"[^>]*>Go to page 1/);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });

  it('say politely when an item is not translated, and mark its language', async () => {
    const list = await (await get('/news?lang=en-US&size=100')).text();
    const id = /lang="ko-KR"[^>]*><h2[^>]*><a [^>]*href="\/news\/(\d+)\?/.exec(list)?.[1];
    const html = await (await get(`/news/${id}?lang=en-US`)).text();
    expect(html).toContain('This content has not been translated yet, so it is shown in Korean');
    expect(html).toMatch(/<h1[^>]* lang="ko-KR"/);
  });

  it.each([
    ['ko-KR', '페이지를 찾을 수 없습니다'],
    ['en-US', 'This page could not be found'],
    ['zh-CN', '找不到该页面'],
    ['zh-TW', '找不到此頁面'],
    ['ja-JP', 'ページが見つかりません'],
  ])('answer 404 in %s with a link home', async (locale, message) => {
    for (const path of ['/nothing', '/news/999999', '/news/abc', '/news/1/2', '/%EA%B0%80', '/news/%00']) {
      const response = await get(`${path}?lang=${locale}`);
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 404]);
      expect(html).toContain(message);
      expect(html).toMatch(new RegExp(`<title>${message} \\| [^<]+</title>`));
      expect(html).toMatch(new RegExp(`<a [^>]*href="/\\?lang=${locale}"`));
    }
  });

  it('answer 404 for an address that cannot be decoded', async () => {
    const response = await get('/%ff?lang=ko-KR');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('페이지를 찾을 수 없습니다');
  });

  it('answer 404 for a missing asset, uncached and without a redirect', async () => {
    for (const path of ['/_app/missing-abc123.js', '/_app/x', '/image.png', '/wp-login.php']) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('link assets that exist, immutable and compressed', async () => {
    const html = await (await get('/?lang=ko-KR')).text();
    const assets = [...html.matchAll(/(?:href|src)="(\/_app\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets.some((path) => path.endsWith('.css'))).toBe(true);
    expect(assets.some((path) => path.endsWith('.js'))).toBe(true);
    for (const path of new Set(assets)) {
      const response = await get(path, { 'accept-encoding': 'br' });
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = (await response.arrayBuffer()).byteLength;
      if (bytes > 2048) expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each(['br', 'gzip'])('come compressed by %s', async (encoding) => {
    const response = await get('/news?lang=ko-KR', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  it('answer HEAD like GET, without a body', async () => {
    const response = await fetch(`${site.url}/news?lang=ko-KR`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuse %s without a form', async (method) => {
    const response = await fetch(`${site.url}/news?lang=en-US`, { method, headers: { origin: site.url } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('safety', () => {
  it('every page has a policy without unsafe-inline, which allows its own inline scripts by their hashes only', async () => {
    for (const path of ['/?lang=ko-KR', '/contact?lang=ko-KR', '/nothing?lang=ko-KR']) {
      const page = await get(path);
      const policy = page.headers.get('content-security-policy') ?? '';
      for (const name of ['style-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors']) {
        expect(policy).toContain(name);
      }
      expect(policy).not.toMatch(/unsafe|nonce/);
      const scripts = [...(await page.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
      const inline = scripts.filter(
        ([, attributes = '']) => !/\bsrc=|application\/(?:ld\+)?json/.test(attributes),
      );
      expect(inline.length).toBeGreaterThan(0);
      for (const [, , code = ''] of inline) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      }
      expect(policy.match(/'sha256-/g)?.length).toBeLessThanOrEqual(inline.length);
    }
  });

  it.each(['/?lang=ko-KR', '/favicon.svg', '/healthz', '/api/v1/setting/language', '/nothing?lang=ko-KR'])(
    'security headers come with %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toBeTruthy();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ["another site, by the browser's own word", { 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null' }],
  ])('a form from %s is refused and stores nothing', async (_name, headers: Record<string, string>) => {
    const before = await countInquiries();
    const response = await postForm('/contact?lang=en-US', inquiry, headers);
    expect(response.status).toBe(403);
    expect(await countInquiries()).toBe(before);
  });

  it('a form without any origin is refused', async () => {
    const response = await fetch(`${site.url}/contact?lang=en-US`, {
      method: 'POST',
      body: new URLSearchParams(inquiry),
      headers: { cookie: 'lang=en-US' },
    });
    expect(response.status).toBe(403);
  });

  it('a server function from a foreign origin is refused', async () => {
    const response = await fetch(`${site.url}/_serverFn/anything`, {
      method: 'POST',
      body: '{}',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    });
    expect(response.status).toBe(403);
  });

  it('a body over the limit is refused, announced or not', async () => {
    const response = await postForm('/contact?lang=en-US', { ...inquiry, content: 'x'.repeat(1_100_000) });
    expect(response.status).toBe(413);
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: new Blob(['content=', 'x'.repeat(1_100_000)]).stream(),
      duplex: 'half',
      headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await fetch(`${site.url}/contact?lang=en-US`, init)).status).toBe(413);
  });
});

describe('the inquiry without JavaScript', () => {
  it('is registered and leads to a receipt with its reference', async () => {
    const response = await postForm('/contact?lang=en-US', inquiry);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(
      await query(databaseUrl, 'select 1 from contacts where reference = $1', [location.slice(-13)]),
    ).toHaveLength(1);
    expect(location).toMatch(
      /^\/contact\?lang=en-US&copy=[\w.-]+&at=\d{10}&due=\d{10}&type=OEM_ODM&sent=LB-[0-9A-Z]{10}$/,
    );
    const html = await (await get(location)).text();
    expect(html).toContain('Your inquiry has been registered.');
    expect(html).toContain(location.slice(-13));
  });

  it('is registered once when the same form is sent twice', async () => {
    const idempotencyKey = crypto.randomUUID();
    const [first, second] = await Promise.all([
      postForm('/contact?lang=en-US', { ...inquiry, idempotencyKey }),
      postForm('/contact?lang=en-US', { ...inquiry, idempotencyKey }),
    ]);
    // Each redirect encrypts the query again, with another result.
    const [one, other] = [first, second].map(({ headers }) => {
      const location = new URL(headers.get('location') ?? '', site.url);
      expect(location.searchParams.get('copy')).not.toBeNull();
      location.searchParams.delete('copy');
      return location.href;
    });
    expect(one).toContain('&sent=LB-');
    expect(one).toBe(other);
  });

  it('gives each visit a separate key and is never cached', async () => {
    const pages = await Promise.all([get('/contact?lang=ko-KR'), get('/contact?lang=ko-KR')]);
    const keys = await Promise.all(
      pages.map(async (page) => /name="idempotencyKey" value="([^"]+)"/.exec(await page.text())?.[1]),
    );
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[0]).not.toBe(keys[1]);
    for (const page of pages) expect(page.headers.get('cache-control')).toBe('private, no-store');
  });

  it('returns with the typed values and a message for each invalid field', async () => {
    const response = await postForm('/contact?lang=en-US', {
      ...inquiry,
      fullName: '',
      email: '"><script>alert(1)</script>',
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('Please enter a brand name or company name.');
    expect(html).toContain('Please enter a valid email address, such as name@company.com.');
    expect(html).toMatch(
      /<input[^>]*id="fullName"[^>]*aria-invalid="true"[^>]*aria-describedby="fullName-error"/,
    );
    expect(html).toMatch(/<input[^>]*id="fullName"[^>]*autofocus/i);
    expect(html).toContain('value="Heat-killed powder"');
    expect(html).toContain('Please send the &lt;data sheet&gt;.</textarea>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toMatch(/value="OEM_ODM"[^>]*checked|checked[^>]*value="OEM_ODM"/);
  });

  it.each([
    ['ko-KR', '브랜드명 또는 회사명을 입력해 주세요.'],
    ['zh-CN', '请输入品牌或公司名称。'],
    ['zh-TW', '請輸入品牌或公司名稱。'],
    ['ja-JP', 'ブランド名または会社名を入力してください。'],
  ])('names the fault in %s', async (locale, message) => {
    const response = await postForm(`/contact?lang=${locale}`, {
      ...inquiry,
      mobile: '010-1234-5678',
      fullName: '',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
  });

  it.each([
    ['/contact?lang=zh-TW', ['品牌或公司名稱', '電子郵件', '諮詢內容', '送出諮詢']],
    ['/contact?lang=ja-JP', ['ブランド名または会社名', 'メールアドレス', 'お問い合わせ内容', '送信する']],
    ['/login?lang=zh-TW', ['電子郵件', '密碼', '登入']],
    ['/signup?lang=ja-JP', ['メールアドレス', 'パスワード', 'お名前', '携帯電話番号', '会員登録']],
  ])('labels the fields of %s in its language', async (path, labels) => {
    const html = await (await get(path)).text();
    for (const label of labels) expect(html).toContain(label);
    expect(html).not.toMatch(/<label[^>]*>(?:<[^>]*>)*(?:Email|Password|Name|Phone|Subject|Inquiry)\b/);
  });

  it('needs a telephone number in Chinese and not in Japanese', async () => {
    const chinese = await postForm('/contact?lang=zh-CN', inquiry);
    expect(chinese.status).toBe(400);
    expect(await chinese.text()).toContain('请输入联系电话。');
    expect((await postForm('/contact?lang=ja-JP', inquiry)).status).toBe(303);
  });

  it('with other content under a stored key requires confirmation', async () => {
    const idempotencyKey = crypto.randomUUID();
    await postForm('/contact?lang=en-US', { ...inquiry, idempotencyKey });
    const response = await postForm('/contact?lang=en-US', {
      ...inquiry,
      content: 'Changed',
      idempotencyKey,
    });
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(html).toContain('Send it again to register it as a new one.');
    expect(html).toContain('Changed</textarea>');
    expect(html).not.toContain(`value="${idempotencyKey}"`);
  });

  it.each(['text/plain', 'application/json'])('is refused as %s', async (type) => {
    const response = await fetch(`${site.url}/contact?lang=en-US`, {
      method: 'POST',
      body: JSON.stringify(inquiry),
      headers: { origin: site.url, 'content-type': type },
    });
    expect(response.status).toBe(415);
  });
});

describe('figures with a caption', () => {
  const label = { 'ko-KR': /^그림 (\d+)\. ./, 'en-US': /^Fig\. (\d+)\. ./, 'zh-CN': /^图(\d+)　./ } as const;
  const counts = {
    '/company/intro': 2,
    '/company/vision': 1,
    '/business/material': 12,
    '/business/showroom': 2,
    '/research/intro': 1,
  };

  it.each(Object.entries(counts))('are numbered in their order on %s', async (path, count) => {
    for (const [locale, pattern] of Object.entries(label)) {
      const html = await (await get(`${path}?lang=${locale}&size=100`)).text();
      const numbers = [...html.matchAll(/<figcaption[^>]*>([^<]*)/g)].map(
        ([, caption = '']) => pattern.exec(caption)?.[1],
      );
      expect(numbers.filter(Boolean)).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}`));
    }
  });
});
