import { expect, it } from 'vitest';
import { createApiApp } from '#api/app.ts';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { unusedApiDeps } from '../support/unused-api-deps.ts';

const app = createApiApp(unusedApiDeps);

it('the API has a route for every endpoint of the contract', () => {
  const routes = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  const wanted = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${apiBase}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(
    wanted.filter((route) => !routes.has(route)),
    'Add the route in api/routes/',
  ).toEqual([]);
});
