import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { newMember, signIn } from '../support/members.ts';

const entries = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const periods = (page: Page) => page.getByRole('navigation', { name: 'Period' });

test('a member reads the points, narrows them to a period, and turns the pages', async ({ page }) => {
  const { email } = await newMember({ sample: true });
  await signIn(page, email, '/mypage/points');
  await expect(page.getByText('11,310 points to use')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date',
    'Description',
    'Earned',
    'Used',
    'Balance',
  ]);
  await expect(entries(page)).toHaveCount(12);
  await expect(entries(page).first().getByRole('cell').nth(2)).toHaveText('+100');
  await expect(entries(page).nth(1).getByRole('cell').nth(3)).toHaveText('−1,500');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('24 in all, page 2 of 2')).toBeFocused();
  for (const [period, total] of Object.entries({
    Today: 1,
    '15 days': 3,
    '1 month': 5,
    '6 months': 20,
  })) {
    await periods(page).getByRole('link', { name: period, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(periods(page).locator('[aria-current]')).toHaveText(period);
    await expect(page.getByText(`${total} in all`)).toBeVisible();
  }
});

test('dates are written alike in all languages, numbers with their separators', async ({ page }) => {
  const { email } = await newMember({ sample: true });
  await signIn(page, email, '/mypage/points');
  await expect(entries(page).first().locator('time')).toHaveText(/^\d{4}-\d\d-\d\d$/);
  await page.goto('/mypage/points?lang=ko-KR');
  await expect(entries(page).first().locator('time')).toHaveText(/^\d{4}-\d\d-\d\d$/);
  await expect(entries(page).first().getByRole('cell').last()).toContainText('11,310');
});

test('a page past the end is empty, and leads to page 1', async ({ page }) => {
  const { email } = await newMember({ sample: true });
  await signIn(page, email);
  const response = await page.goto('/mypage/points?lang=en-US&period=15d&page=99');
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('There is nothing on this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(page).toHaveURL(/\/mypage\/points\?(period=15d&lang=en-US|lang=en-US&period=15d)$/);
  await expect(entries(page)).toHaveCount(3);
});

test('the overview shows the points of a member', async ({ page }) => {
  const { email, mobile } = await newMember({ sample: true, name: '김보람' });
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, 김보람');
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Points')).toContainText('11,310');
  await expect(part('Points').getByRole('listitem')).toHaveCount(3);
  await expect(part('Questions').getByRole('listitem').first()).toContainText('Waiting');
  await expect(part('Questions').getByRole('listitem').last()).toContainText('Answered');
  await expect(part('Ingredient samples')).toContainText('No content registered.');
  const profile = part('Profile');
  await expect(profile).toContainText(`${email} Verified`);
  await expect(profile).toContainText(mobile.replace(/^(...)(....)/, '$1-$2-'));
  await expect(profile.getByRole('link', { name: 'Change: Mobile number' })).toHaveAttribute(
    'href',
    /\/mypage\/phone/,
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Close account' })).toBeVisible();
  await part('Questions').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/mypage\/questions\/\d+/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('periods and pages are links, a bad value is no period, and an empty one says so', async ({
    page,
  }) => {
    const { email } = await newMember({ sample: true });
    await signIn(page, email, '/mypage/points');
    await periods(page).getByRole('link', { name: '15 days' }).click();
    await expect(entries(page)).toHaveCount(3);
    await page.goto(`/mypage/points?lang=en-US&period=2y&page=-1&size=${encodeURIComponent("1' or 1=1")}`);
    await expect(periods(page).locator('[aria-current]')).toHaveText('All');
    await expect(entries(page)).toHaveCount(12);
    const other = await newMember();
    await page.context().clearCookies();
    await signIn(page, other.email, '/mypage/points');
    await expect(page.getByText('No content registered.')).toBeVisible();
    await periods(page).getByRole('link', { name: 'Today' }).click();
    await expect(page.getByText('No points were earned or used in this period.')).toBeVisible();
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page).toHaveURL(/\/mypage\/points\?lang=en-US$/);
  });
});

test('overview and points pass axe, with entries and without', async ({ page }) => {
  test.setTimeout(240_000);
  const { email } = await newMember({ sample: true });
  await signIn(page, email);
  await expectGoodLooks(page, {
    overview: '/mypage',
    points: '/mypage/points',
    'points-past-the-end': '/mypage/points?page=99',
  });
  await page.context().clearCookies();
  await signIn(page, (await newMember()).email);
  await expectGoodLooks(page, { 'overview-empty': '/mypage', 'points-empty': '/mypage/points?period=today' });
});
