import type { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import type { ApiDeps, ApiEnv } from '../context.ts';
import { addEndpoint } from '../endpoint.ts';
import { ProblemError } from '../problems.ts';
import { findPost, listPostCategories, listPosts } from '../services/posts.ts';

export function addPostRoutes(app: Hono<ApiEnv>, { db }: ApiDeps): void {
  addEndpoint(app, endpoints.listNewsCategories, async ({ locale }) => ({
    body: { data: await listPostCategories(db, 'news', locale) },
  }));

  addEndpoint(app, endpoints.listNews, async ({ locale, query }) => {
    const { items, total } = await listPosts(db, { kind: 'news', ...query }, locale);
    const { page, size } = query;
    return {
      body: { data: items, page: { page, size, total, pages: Math.ceil(total / size) } },
      locales: items.map((item) => item.locale),
    };
  });

  addEndpoint(app, endpoints.getNews, async ({ locale, params }) => {
    const post = await findPost(db, 'news', params.id, locale);
    if (!post) throw new ProblemError('not_found');
    return { body: { data: post }, locales: [post.locale, post.contentLocale ?? post.locale] };
  });
}
