import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specsOf } from '../../scripts/changed-specs.ts';

const root = resolve(import.meta.dirname, '../..');

const routes = {
  'app/routes/index.tsx': "import { Home } from '#app/features/home/home.tsx';",
  'app/routes/news.index.tsx': "import { News } from '#app/features/news/news.tsx';",
  'app/routes/news.$id.tsx': "import { Article } from '#app/features/news/article.tsx';",
};

const specs = {
  'tests/e2e/home-film.spec.ts': 'await openFilm(page);',
  'tests/e2e/menu.spec.ts': "await page.goto('/?lang=en-US');",
  'tests/e2e/article.spec.ts': "await page.goto('/news/12');",
  'tests/e2e/lists.spec.ts': 'await page.goto(`/news?lang=en-US`);',
  'tests/e2e/newspaper.spec.ts': "await page.goto('/newspaper');",
};

const chosenFor = (...changed: string[]) =>
  specsOf(changed, routes, specs).map(({ spec }) => spec.replace(/^tests\/e2e\/|\.spec\.ts$/g, ''));

describe('specs of changed files', () => {
  it.each([
    ['a spec', 'tests/e2e/menu.spec.ts', ['menu']],
    ['a feature', 'app/features/home/figures.tsx', ['home-film']],
    ['a route with parameters', 'app/routes/news.$id.tsx', ['article']],
    ['a route without parameters', 'app/routes/news.index.tsx', ['lists']],
    ['a module that many pages share', 'app/forms/errors.ts', []],
    ['a support file', 'tests/support/fixtures.ts', []],
  ])('%s', (_, changed, expected) => {
    expect(chosenFor(changed)).toEqual(expected);
  });

  it('says why each runs', () => {
    expect(specsOf(['app/features/home/figures.tsx', 'app/features/news/list.tsx'], routes, specs)).toEqual([
      { spec: 'tests/e2e/home-film.spec.ts', because: ['app/features/home'] },
      { spec: 'tests/e2e/article.spec.ts', because: ['app/features/news: visits /news/'] },
      { spec: 'tests/e2e/lists.spec.ts', because: ['app/features/news: visits /news'] },
    ]);
  });

  it.each(readdirSync(resolve(root, 'app/features')))('the feature %s has a spec', (feature) => {
    const textsOf = (pattern: string) =>
      Object.fromEntries(
        globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(resolve(root, path), 'utf8')]),
      );
    const chosen = specsOf(
      [`app/features/${feature}/x.tsx`],
      textsOf('app/routes/*.tsx'),
      textsOf('tests/e2e/*.spec.ts'),
    );
    expect(chosen, `No spec in tests/e2e visits a page of app/features/${feature}`).not.toEqual([]);
  });
});
