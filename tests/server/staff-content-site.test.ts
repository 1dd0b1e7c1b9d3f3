import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { expectAnswer } from '../support/answers.ts';
import { article } from '../support/content-desk.ts';
import { type ContentSites, startContentSites } from '../support/content-sites.ts';
import { databaseKinds } from '../support/databases.ts';
import { until } from '../support/until.ts';

/* Changes of editors, as visitors of a running site see them. On PostgreSQL they read from a second process. */

describe.each(databaseKinds)('content of the dashboard at a running site on %s', (kind) => {
  let sites: ContentSites;

  beforeAll(async () => {
    sites = await startContentSites(kind, inject('postgresUrl'));
  });
  afterAll(() => sites?.stop());

  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(sites.publicSite.url + path, { headers, redirect: 'manual' });
  const textOf = async (path: string) => (await visit(path)).text();
  /** Repeats the request until the page is in the cache of its process. */
  const cache = (path: string) =>
    until(async () => (await visit(path)).headers.get('cache-status') === 'site; hit');

  async function newPicture(): Promise<string> {
    const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 7 };
    const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .png()
      .toBuffer();
    const answer = await sites.desk.upload('/staff/pictures', 'fermenter.png', bytes);
    return (await expectAnswer(endpoints.uploadPicture, answer)).data.url;
  }

  describe('a published change', () => {
    it('replaces cached pages of every process within two seconds', async () => {
      const { desk } = sites;
      const lists = ['/news?lang=ko-KR', '/?lang=ko-KR'];
      for (const path of lists) await cache(path);
      const item = await desk.act('publishItem', await desk.create('news', article('방금 올린 소식')));
      const page = `/news/${item.publicId}?lang=ko-KR`;
      await until(async () => (await textOf('/news?lang=ko-KR')).includes('방금 올린 소식'), 2);
      await cache(page);
      const changed = await desk.save(item, article('방금 고친 소식'));
      await wait(1_500);
      expect(await textOf(page)).toContain('방금 올린 소식');
      await desk.act('publishItem', changed);
      await until(async () => (await textOf(page)).includes('방금 고친 소식'), 2);
      await cache(page);
      await desk.act('unpublishItem', await desk.get(item.id));
      await until(async () => (await visit(page)).status === 404, 2);
      for (const path of lists) expect(await textOf(path)).not.toContain('방금 고친 소식');
    });

    it('that is scheduled appears at its time, at most five seconds later', { timeout: 40_000 }, async () => {
      const { desk } = sites;
      const item = await desk.create('news', article('예약한 소식'));
      await cache('/news?lang=ko-KR');
      const at = Date.now() + 4_000;
      await desk.act('scheduleItem', item, { at: new Date(at).toISOString() });
      await until(async () => (await textOf('/news?lang=ko-KR')).includes('예약한 소식'), 12);
      expect(Date.now()).toBeGreaterThanOrEqual(at);
      expect(Date.now()).toBeLessThan(at + 5_000);
      expect((await visit(`/news/${item.publicId}?lang=ko-KR`)).status).toBe(200);
    });
  });

  describe('content that is not public', () => {
    const word = '감춘말씀';
    const title = `${word} 제목`;
    const publicWord = '드러난말씀';
    let picture: string;
    let hidden: { publicId: number | null }[];
    let changed: { publicId: number | null };

    beforeAll(async () => {
      const { desk } = sites;
      picture = await newPicture();
      const secret = article(title, `${word} 본문\n\n![${word}](${picture})`);
      const withLead = { ...secret, fields: { thumbnail: picture } };
      const draft = await desk.create('news', withLead);
      const published = await desk.act('publishItem', await desk.create('news', article(publicWord)));
      changed = await desk.save(published, secret);
      const scheduled = await desk.act('scheduleItem', await desk.create('news', secret), {
        at: new Date(Date.now() + 3_600_000).toISOString(),
      });
      const unpublished = await desk.act(
        'unpublishItem',
        await desk.act('publishItem', await desk.create('news', secret)),
      );
      const trashed = await desk.act(
        'trashItem',
        await desk.act('publishItem', await desk.create('news', secret)),
      );
      const person = await desk.create('person', {
        fields: {},
        languages: { 'ko-KR': { name: title, role: title, introduction: title } },
      });
      const product = await desk.create('product', {
        fields: { type: 'material' },
        languages: { 'ko-KR': { name: title, summary: title } },
      });
      expect(person.isPublic || product.isPublic).toBe(false);
      hidden = [draft, scheduled, unpublished, trashed];
      // Longer than a cached page stays after a change.
      await wait(2_500);
    });

    it.each([
      ...['/', '/news', '/press', '/business/material', '/business/pb', '/company/intro', '/faq'],
      `/search?q=${encodeURIComponent(word)}`,
    ])('is missing from the page %s', async (path) => {
      const page = await visit(`${path}${path.includes('?') ? '&' : '?'}lang=ko-KR`);
      expect(page.status).toBe(200);
      // The search page repeats the visitor's word.
      expect(await page.text()).not.toContain(title);
    });

    it.each(['/sitemap.xml', '/rss/news.xml', '/rss/press.xml'])('is missing from %s', async (path) => {
      const document = await textOf(path);
      expect(document).not.toContain(word);
      for (const { publicId } of hidden) expect(document).not.toContain(`/news/${publicId}`);
    });

    it.each([
      ...['/post/news?size=100', '/post/news/categories', '/members', '/product/material?size=100'],
      ...['/product/list', '/quotes/list', '/details', `/search?q=${encodeURIComponent(word)}`],
    ])('is missing from the answer to %s', async (path) => {
      const answer = await visit(apiBase + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain(word);
    });

    it('has no address, and a published item keeps its content and its neighbours', async () => {
      for (const { publicId } of hidden) {
        expect((await visit(`${apiBase}/post/news/${publicId}`)).status).toBe(404);
        const page = await visit(`/news/${publicId}?lang=ko-KR`);
        expect(page.status).toBe(404);
        expect(await page.text()).not.toContain(word);
      }
      const page = await textOf(`/news/${changed.publicId}?lang=ko-KR`);
      expect(page).toContain(publicWord);
      expect(page).not.toContain(word);
      const { data } = await expectAnswer(
        endpoints.getNews,
        await visit(`${apiBase}/post/news/${changed.publicId}`),
      );
      const ids = hidden.map(({ publicId }) => publicId);
      for (const neighbour of [data.previous, data.next]) expect(ids).not.toContain(neighbour?.id);
      if (data.previous) expect(await textOf(`/news/${data.previous.id}?lang=ko-KR`)).not.toContain(word);
    });

    it('has pictures for staff only, until a public item names them', async () => {
      const { desk, other } = sites;
      const small = picture.replace(/\.avif$/, '-800.avif');
      const own = { cookie: `staff_token=${other.token}` };
      for (const url of [picture, small]) {
        expect((await visit(url)).status).toBe(404);
        expect((await visit(url, { cookie: 'staff_token=invented' })).status).toBe(404);
        const seen = await visit(url, own);
        expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      }
      const item = await desk.act(
        'publishItem',
        await desk.create('news', { ...article('사진'), fields: { thumbnail: picture } }),
      );
      const seen = await visit(picture);
      expect(seen.status).toBe(200);
      expect(seen.headers.get('cache-control')).toContain('public');
      await desk.act('trashItem', item);
      expect((await visit(picture)).status).toBe(404);
    });
  });

  describe('a preview', () => {
    it('shows the page with the draft to the person who requested it, without scripts', async () => {
      const { desk, other } = sites;
      const picture = await newPicture();
      const item = await desk.create('news', article('미리 볼 글', `미리 볼 본문\n\n![사진](${picture})`));
      const { token, publicId } = await desk.preview(item);
      expect(publicId).toBe(item.publicId);
      const path = `/news/${publicId}?lang=ko-KR&preview=${token}`;
      for (let reading = 0; reading < 2; reading += 1) {
        const page = await visit(path, { cookie: `staff_token=${desk.token}` });
        const html = await page.text();
        expect(page.status).toBe(200);
        expect(html).toMatch(/<h1[^>]*>미리 볼 글</);
        expect(html).toContain('미리 볼 본문');
        expect(html).toContain(picture);
        expect(html).not.toMatch(/<script|modulepreload/);
        expect(page.headers.get('cache-control')).toBe('private, no-store');
        expect(page.headers.get('x-robots-tag')).toContain('noindex');
        expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
        expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
        expect(page.headers.getSetCookie()).toEqual([]);
      }
      for (const headers of [
        {},
        { cookie: 'staff_token=invented' },
        { cookie: `staff_token=${other.token}` },
      ]) {
        const page = await visit(path, headers);
        expect(page.status).toBeGreaterThanOrEqual(400);
        expect(await page.text()).not.toContain('미리 볼');
      }
      expect((await desk.get(item.id)).state).toBe('draft');
      expect(await textOf('/news?lang=ko-KR')).not.toContain('미리 볼 글');
    });

    it('shows an incomplete draft and an earlier version, and the list with them', async () => {
      const { desk } = sites;
      const item = await desk.create('news', { fields: {}, languages: { 'ko-KR': { title: '반쯤 쓴 글' } } });
      const cookie = `staff_token=${desk.token}`;
      const { token } = await desk.preview(item);
      const list = await visit(`/news?lang=ko-KR&preview=${token}`, { cookie });
      expect(await list.text()).toContain('반쯤 쓴 글');
      const later = await desk.act('publishItem', await desk.save(item, article('다 쓴 글')));
      const { token: first } = await desk.preview(item, 1);
      const page = await visit(`/news/${later.publicId}?lang=ko-KR&preview=${first}`, { cookie });
      expect(await page.text()).toMatch(/<h1[^>]*>반쯤 쓴 글</);
    });

    it('with an altered token, or none, says that it has expired', async () => {
      const { desk } = sites;
      const item = await desk.act('publishItem', await desk.create('news', article('공개된 글')));
      const { token } = await desk.preview(item);
      const cookie = `staff_token=${desk.token}`;
      for (const altered of [token.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'x', '', '%0a"<']) {
        const page = await visit(`/news/${item.publicId}?lang=ko-KR&preview=${altered}`, { cookie });
        expect(page.status).toBe(410);
        expect(await page.text()).toContain('대시보드에서 미리 보기를 다시 열어 주세요.');
      }
    });
  });
});
