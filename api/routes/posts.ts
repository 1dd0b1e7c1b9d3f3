import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import type { CountedCategory } from '#contract/posts.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { ProblemError } from '../problems.ts';
import { findPost } from '../services/post-detail.ts';
import { listPostCategories, listPosts, postTypes } from '../services/posts.ts';
import { pagedAnswer } from './paged.ts';

type Article = { locale: Locale; contentLocale?: Locale | undefined };

function articleAnswer<T extends Article>(post: T | undefined) {
  if (!post) throw new ProblemError('not_found');
  return { body: { data: post }, locales: [post.locale, post.contentLocale ?? post.locale] };
}

function categoriesAnswer(categories: (CountedCategory & { locale: Locale })[]) {
  return {
    body: { data: categories.map(({ id, name, count }) => ({ id, name, count })) },
    locales: categories.map(({ locale }) => locale),
  };
}

export function addPostRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  const { patent, thesis, news, press } = postTypes;

  addEndpoint(app, deps, endpoints.listPatentCategories, async ({ languages }) =>
    categoriesAnswer(await listPostCategories(db, 'patent', languages)),
  );
  addEndpoint(app, deps, endpoints.listThesisCategories, async ({ languages }) =>
    categoriesAnswer(await listPostCategories(db, 'thesis', languages)),
  );
  addEndpoint(app, deps, endpoints.listNewsCategories, async ({ languages }) =>
    categoriesAnswer(await listPostCategories(db, 'news', languages)),
  );
  addEndpoint(app, deps, endpoints.listPressCategories, async ({ languages }) =>
    categoriesAnswer(await listPostCategories(db, 'press', languages)),
  );

  addEndpoint(app, deps, endpoints.listPatents, async ({ languages, query }) =>
    pagedAnswer(await listPosts(db, patent, query, languages), query),
  );
  addEndpoint(app, deps, endpoints.listTheses, async ({ languages, query }) =>
    pagedAnswer(await listPosts(db, thesis, query, languages), query),
  );
  addEndpoint(app, deps, endpoints.listNews, async ({ languages, query }) =>
    pagedAnswer(await listPosts(db, news, query, languages), query),
  );
  addEndpoint(app, deps, endpoints.listPress, async ({ languages, query }) =>
    pagedAnswer(await listPosts(db, press, query, languages), query),
  );

  addEndpoint(app, deps, endpoints.getPatent, async ({ languages, params }) =>
    articleAnswer(await findPost(db, patent, params.id, languages)),
  );
  addEndpoint(app, deps, endpoints.getThesis, async ({ languages, params }) =>
    articleAnswer(await findPost(db, thesis, params.id, languages)),
  );
  addEndpoint(app, deps, endpoints.getNews, async ({ languages, params }) =>
    articleAnswer(await findPost(db, news, params.id, languages)),
  );
}
