import { endpoints } from '#contract/endpoints.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { addEndpoint } from '../endpoint.ts';
import { ProblemError } from '../problems.ts';
import { findPost, listPostCategories, listPosts } from '../services/posts.ts';

export function addPostRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.listNewsCategories, async ({ locale }) => ({
    body: { data: await listPostCategories(db, 'news', locale) },
  }));

  addEndpoint(app, deps, endpoints.listNews, async ({ locale, query }) => {
    const { items, total } = await listPosts(db, { kind: 'news', ...query }, locale);
    const { page, size } = query;
    return {
      body: { data: items, page: { page, size, total, pages: Math.ceil(total / size) } },
      locales: items.map((item) => item.locale),
    };
  });

  addEndpoint(app, deps, endpoints.getNews, async ({ locale, params }) => {
    const post = await findPost(db, 'news', params.id, locale);
    if (!post) throw new ProblemError('not_found');
    return { body: { data: post }, locales: [post.locale, post.contentLocale ?? post.locale] };
  });
}
