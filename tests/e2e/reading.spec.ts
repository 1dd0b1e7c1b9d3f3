import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { koreanNewsFolder } from '../support/content-folder.ts';
import { startCommandLine } from '../support/databases.ts';
import { databaseUrl, expect, test } from '../support/fixtures.ts';
import { holdScripts, whenLive } from '../support/live.ts';

function rows(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
}

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true });

test.describe('another page of a list', () => {
  for (const list of ['/news', '/press', '/research/thesis']) {
    test(`of ${list} begins at the list, for eyes and keyboard alike`, async ({ page }) => {
      await page.goto(`${list}?lang=en-US`);
      const first = await rows(page).first().textContent();
      await pages(page).getByRole('link', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      const head = page.getByText(/in all, page 2 of/);
      await expect(head).toBeFocused();
      await expect(head).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
      expect(await rows(page).first().textContent()).not.toBe(first);
      // From there the next Tab is the first row's link.
      await page.keyboard.press('Tab');
      await expect(rows(page).first().getByRole('link')).toBeFocused();
    });
  }

  test('returns to the previous scroll position on the back button', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    await pages(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await pages(page).getByRole('link', { name: '2', exact: true }).click();
    await expect(page.getByText(/in all, page 2 of/)).toBeFocused();
    await page.goBack();
    await expect(page.getByText(/in all, page 1 of/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  });

  test('returns to the previous scroll position of a visitor who scrolled before hydration', async ({
    page,
  }) => {
    const start = await holdScripts(page);
    await page.goto('/news?lang=en-US', { waitUntil: 'commit' });
    const next = pages(page).getByRole('link', { name: '2', exact: true });
    await next.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    start();
    await whenLive(next);
    await next.click();
    await expect(page.getByText(/in all, page 2 of/)).toBeFocused();
    await page.goBack();
    await expect(page.getByText(/in all, page 1 of/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  });

  test('shows a skeleton while it loads slowly, and then begins at the list', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    await page.route(/_serverFn/, async (route) => {
      await new Promise((done) => setTimeout(done, 2_000));
      await route.continue();
    });
    // The last page: nothing has fetched it beforehand.
    await pages(page).getByRole('link', { name: '4', exact: true }).dispatchEvent('click');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
    await expect(page.getByText(/in all, page 4 of 4/)).toBeFocused();
  });

  test('opened in a new tab does not change the current one', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    // Chromium's headless shell crashes in one of three tabs that open by Control.
    const isLeftToBrowser = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener(
            'click',
            (event) => {
              resolve(!event.defaultPrevented);
              event.preventDefault();
            },
            { once: true },
          );
        }),
    );
    await pages(page)
      .getByRole('link', { name: '2', exact: true })
      .click({ modifiers: ['Control'] });
    expect(await isLeftToBrowser).toBe(true);
    await expect(page.getByText(/in all, page 1 of/)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Research/ })
      .click();
    await expect(page).toHaveURL(/idCategory/);
    await expect(page.getByText(/^\d+ in all$/)).not.toBeFocused();
  });
});

test.describe('news', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('highlight the newest item on the first page of all categories only', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    const width = async (index: number) =>
      (await rows(page).nth(index).locator('img').boundingBox())?.width ?? 0;
    expect(await width(0)).toBeGreaterThan(1.5 * (await width(1)));
    await page.goto('/news?lang=en-US&page=2');
    expect(await width(0)).toBe(await width(1));
  });

  test('have an item that can be shared by its link', async ({ page }) => {
    await page.goto('/news/1?lang=ko-KR');
    await page.getByRole('button', { name: '링크 복사' }).click();
    await expect(page.getByRole('status').filter({ hasText: '복사했습니다' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('that exist in Korean only have a notice on an English page', async ({ page }) => {
    const apply = ['content', 'apply', koreanNewsFolder()];
    expect(await startCommandLine(apply, { DATABASE_URL: databaseUrl() })).toBe(0);
    // Pages stay cached for up to two seconds after a change of content.
    const list = async () => (await page.request.get('/news?lang=en-US&size=100')).text();
    await expect.poll(list).toContain('한국어로만 있는 소식');
    await page.goto('/news?lang=en-US&size=100');
    const row = rows(page).filter({ has: page.locator('[lang=ko-KR]') });
    await row.first().getByRole('link').click();
    await expect(
      page.getByText('This content has not been translated yet, so it is shown in Korean.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ko-KR');
  });
});

test('a press article opens at its outlet in a new tab, and its link announces that', async ({ page }) => {
  await page.goto('/press?lang=en-US');
  await expect(page).toHaveTitle('Press | Lumibiome');
  const link = rows(page).first().getByRole('link');
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:\/\/.*\.example\//);
  await expect(page.getByRole('main').getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    '/rss/press.xml?lang=en-US',
  );
});

test.describe('frequent questions', () => {
  test('open to their answers, by keyboard too', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    const question = page.getByText('Which ingredient suits the food I am planning?');
    const answer = page.getByText('Start from the format.');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  test('are narrowed to a category', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    await page.getByRole('link', { name: /^Membership \d/ }).click();
    await expect(page).toHaveURL(/idCategory=\d+/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: 'Membership' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Ingredients' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Contact us' }).last()).toBeVisible();
  });
});

test('an earlier version of a policy can be read, and links to the one in force', async ({ page }) => {
  await page.goto('/privacy?lang=en-US');
  const main = page.getByRole('main');
  const about = main.getByRole('table', { name: 'About this document' });
  const versions = main.getByRole('navigation', { name: 'Versions' });
  await expect(versions.getByRole('link', { name: '(in force)' })).toHaveAttribute('aria-current', 'page');
  const inForce = (await about.textContent()) ?? '';
  await versions.getByRole('link', { name: '2026-11-02 (earlier)' }).click();
  await expect(page).toHaveURL(/version=2026-11-02/);
  const notice = main.getByRole('complementary', { name: 'Versions' });
  await expect(notice).toContainText('This is an earlier version, in force from November 2, 2026.');
  await expect(about).toContainText('2026-11-02');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Read the version in force' }).click();
  await expect(about).toHaveText(inForce);
  await expect(notice).toHaveCount(0);
});

for (const { path, title, heading } of [
  { path: '/terms', title: 'Terms of service', heading: 2 },
  { path: '/privacy', title: 'Privacy policy', heading: 3 },
]) {
  test(`${title}: the contents lead to the sections, in every language alike`, async ({ page }) => {
    await page.goto(`${path}?lang=en-US`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const link = contents.getByRole('link').nth(heading);
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#section-${heading + 1}$`));
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    await expect(page.getByRole('row', { name: /In force from/ })).toContainText(/November \d+, 2026/);
    await page.goto(`${path}?lang=ko-KR#section-${heading + 1}`);
    await expect(page.locator(`h2#section-${heading + 1}`)).toBeInViewport();
  });
}

test('tables of the privacy policy fit a phone, and stay tables', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/privacy?lang=en-US');
  const members = page.getByRole('table').filter({ hasText: 'Verifying a mobile number' });
  await expect(members.getByRole('columnheader')).toHaveText(['Purpose', 'Data', 'Retention', 'Legal basis']);
  const row = members.getByRole('row').filter({ hasText: 'Verifying a mobile number' });
  await expect(row.getByRole('cell')).toHaveCount(4);
  const wide = await page
    .locator('[data-wide]')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(wide).toBe(0);
  await expectAccessible(page);
});

test('a legal text without a translation shows a notice', async ({ page }) => {
  await page.goto('/privacy?lang=ja-JP');
  await expect(page.getByText('この内容には日本語版がまだないため、英語で表示しています。')).toBeVisible();
});

test('an article is printed without navigation and buttons', async ({ page }) => {
  await page.goto('/research/patent?lang=en-US');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('table', { name: 'Patent data' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Patent data' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Older and newer items' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
