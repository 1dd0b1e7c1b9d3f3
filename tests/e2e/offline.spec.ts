import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newMember, signIn } from '../support/members.ts';
import { goByMenu } from '../support/menu.ts';
import { followRequests, saveData } from '../support/requests.ts';

const lost = 'There is no connection, so the page could not be opened.';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.use({ expectedMessages: /Failed to load resource|Failed to fetch|TypeError|preload/i });

/** Waits for the script that watches the connection, and for all others. */
async function whenWatched(page: Page, load: () => Promise<unknown>): Promise<void> {
  const settled = followRequests(page);
  const watcher = page.waitForResponse(/\/after-page-[\w-]+\.js$/);
  await load();
  await watcher;
  await settled();
}

const open = (page: Page, path: string) => whenWatched(page, () => page.goto(path));

/** Counts the documents that the browser requests from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Scrolling down hides the menu. Scrolling up shows it again. */
async function scrollDownAndUp(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.mouse.wheel(0, 400);
  await expect(menu).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(menu).toBeInViewport();
}

const failures = {
  'the browser is offline': {
    lose: (_page: Page, context: BrowserContext) => context.setOffline(true),
    restore: (_page: Page, context: BrowserContext) => context.setOffline(false),
  },
  'the network has no internet access': {
    lose: (page: Page) => page.route(/_serverFn|healthz/, (route) => route.abort()),
    restore: (page: Page) => page.unroute(/_serverFn|healthz/),
  },
};

for (const [name, { lose, restore }] of Object.entries(failures)) {
  test(`a click stays on the page with a notice while ${name}, and 'try again' opens the page`, async ({
    page,
    context,
  }) => {
    await open(page, '/faq?lang=en-US');
    await goByMenu(page, 'Main menu', 'PR', 'Contact us');
    const field = page.getByLabel('Name');
    await field.fill('Lee');
    await scrollDownAndUp(page);
    const before = { url: page.url(), top: await page.evaluate(() => window.scrollY) };
    const documents = countDocuments(page);
    await lose(page, context);
    await goByMenu(page, 'Main menu', 'PR', 'News');
    await expect(notices(page)).toContainText(lost);
    await expect(field).toHaveValue('Lee');
    expect({ url: page.url(), top: await page.evaluate(() => window.scrollY) }).toEqual(before);
    expect(documents()).toBe(0);
    await restore(page, context);
    await notices(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(notices(page)).not.toContainText(lost);
    expect(documents()).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(before.url);
  });
}

/** With data saving no page's code is prefetched. */
async function openSavingData(page: Page, path: string): Promise<void> {
  await saveData(page);
  await whenWatched(page, async () => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).click();
  });
}

test('a page whose script cannot load stays on the page too, and does not reload', async ({
  page,
  context,
}) => {
  await openSavingData(page, '/faq?lang=en-US');
  const documents = countDocuments(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
  await expect(notices(page)).toContainText(lost);
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(page).toHaveURL('/faq?lang=en-US');
  await context.setOffline(false);
  await notices(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  expect(documents()).toBe(0);
});

test('going back to a page that is not loaded stays on the page while offline', async ({ page, context }) => {
  await open(page, '/faq?lang=en-US');
  await goByMenu(page, 'Main menu', 'PR', 'News');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await goByMenu(page, 'Main menu', 'PR', 'Press');
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  await whenWatched(page, () => page.reload());
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(notices(page)).toContainText(lost);
  await expect(page).toHaveURL(/\/press/);
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('a link to another document stays on the page while offline', async ({ page, context }) => {
  await open(page, '/faq?lang=en-US');
  await context.setOffline(true);
  await page.evaluate(() => window.location.assign('/faq?lang=ko-KR'));
  await expect(notices(page)).toContainText(lost);
  await expect(page).toHaveURL('/faq?lang=en-US');
  await context.setOffline(false);
  await page.evaluate(() => window.location.assign('/faq?lang=ko-KR'));
  await expect(page).toHaveURL('/faq?lang=ko-KR');
});

test('a member stays on a guarded page while offline', async ({ page, context }) => {
  const { email } = await newMember({ sample: true });
  await signIn(page, email, '/mypage');
  await open(page, '/mypage?lang=en-US');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await goByMenu(page, 'Main menu', 'PR', 'News');
  await expect(notices(page)).toContainText(lost);
  await expect(page).toHaveURL('/mypage?lang=en-US');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
});

test('a lost connection is announced while it lasts, and so is its return', async ({ page, context }) => {
  await openSavingData(page, '/faq?lang=en-US');
  await context.setOffline(true);
  await expect(notices(page)).toContainText('You are offline.');
  const width = (await notices(page).getByRole('listitem').boundingBox())?.width;
  expect(width).toBeLessThanOrEqual(350);
  await context.setOffline(false);
  await expect(notices(page)).toContainText('You are back online.');
  await expect(notices(page)).not.toContainText('You are offline.');
  await notices(page).getByRole('button', { name: 'Close' }).click();
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
});
