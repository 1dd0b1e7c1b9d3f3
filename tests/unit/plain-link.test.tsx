import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  retainSearchParams,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NavigatingLink, ServerLink } from '#app/components/ui/plain-link.tsx';
import { plainAddress } from '#app/routing/plain-address.ts';
import { parseSearch, readRootSearch, stringifySearch } from '#app/routing/search-params.ts';

async function routerAt(address: string) {
  const root = createRootRoute({
    validateSearch: readRootSearch,
    search: { middlewares: [retainSearchParams(['lang'])] },
  });
  const paths = ['/', '/contact', '/news', '/news/$id', '/business/material/$code', '/admin/$'];
  const router = createRouter({
    routeTree: root.addChildren(
      paths.map((path) => createRoute({ getParentRoute: () => root, path, component: () => null })),
    ),
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return router;
}

const pages = [
  '/news?lang=en-US',
  '/news?page=2&lang=zh-TW&x=1',
  '/news',
  '/news?lang=xx',
  '/contact?lang=ko-KR#form',
];
const plain = [
  { to: '/' },
  { to: '/contact' },
  { to: '/news', hash: 'list-2' },
  { to: '/news/$id', params: { id: '38' } },
  { to: '/business/material/$code', params: { code: 'lmb-07' }, hash: 'evidence' },
];
const others = [
  { to: '/contact', search: { type: 'OTHER' } },
  { to: '/contact', search: {} },
  { to: '/news/$id', params: { id: 'a b' } },
  { to: '/news/$id', params: {} },
  { to: '/news', hash: 'a b' },
  { to: '/admin/$', params: { _splat: 'news/1' } },
  { to: 'https://site.invalid/' },
  { to: '/../contact' },
  { to: '//contact' },
  { to: '/news/' },
  {},
];

describe('a link on the server', () => {
  it.each(pages)('has the address that the router builds on %s', async (page) => {
    const router = await routerAt(page);
    const { search } = router.stores.location.get();
    for (const link of plain)
      expect(plainAddress(link, search)).toBe(router.buildLocation({ ...link }).publicHref);
  });

  it('leaves every other address to the router', () => {
    for (const link of others) expect(plainAddress(link, { lang: 'en-US' })).toBeUndefined();
  });

  it('is the same element as in the browser, also where it leads to the page itself', async () => {
    const router = await routerAt('/news?lang=en-US');
    const drawn = [ServerLink, NavigatingLink].map((Link) =>
      renderToStaticMarkup(
        <RouterContextProvider router={router}>
          <Link to="/news" className="look" isCurrent onClick={() => undefined} />
          <Link to="/news" preload={false} resetScroll={false} replace lang="ko">
            text
          </Link>
          <Link to="/contact" search={{ type: 'OTHER' }} target="_blank" />
          <Link to="/news/$id" params={{ id: '38' }} hash="list" data-next="" />
        </RouterContextProvider>,
      ),
    );
    const [server, client] = drawn.map((html) =>
      html.match(/<a[^>]*>/g)?.map((tag) => [...tag.matchAll(/[\w-]+="[^"]*"/g)].map(String).toSorted()),
    );
    expect(server).toEqual(client);
    expect(server?.[0]).toEqual(['aria-current="page"', 'class="look"', 'href="/news?lang=en-US"']);
    expect(server?.[1]).toEqual(['href="/news?lang=en-US"', 'lang="ko"']);
  });
});
