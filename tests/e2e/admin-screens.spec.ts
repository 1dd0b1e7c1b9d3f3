import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSeen, walkPage } from '../support/keyboard.ts';
import { lookAt, sampledViews } from '../support/looks.ts';
import { newMember } from '../support/members.ts';
import { signInStaff } from '../support/staff-pages.ts';

const lastMonth = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString().slice(0, 7);

/** Opens the item of a list's first row. */
const openFirst = (page: Page) => async () => {
  const heading = page.getByRole('heading', { level: 1 });
  const list = await heading.innerText();
  await page.getByRole('table').first().getByRole('rowheader').first().getByRole('link').click();
  await expect(heading).not.toHaveText(list);
};

test('screens of one item are accessible', async ({ page }) => {
  test.setTimeout(120_000);
  const { id } = await newMember({ sample: true });
  await signInStaff(page, 'owner');
  const screens: Record<string, { path: string; isList?: true }> = {
    member: { path: `/admin/members/${id}` },
    'member-points': { path: `/admin/members/${id}/points` },
    'request-new': { path: '/admin/requests/new' },
    pharmacy: { path: '/admin/pharmacies', isList: true },
    term: { path: '/admin/terms', isList: true },
    review: { path: `/admin/records/months/${lastMonth}` },
    person: { path: '/admin/people', isList: true },
  };
  for (const [name, { path, isList }] of Object.entries(screens)) {
    const enter = isList && openFirst(page);
    for (const view of sampledViews) await lookAt(page, view, { name: `admin-${name}`, path, enter });
  }
});

const walked = [
  ...['', '/messages', '/pharmacies', '/pharmacies/import', '/lots', '/members', '/requests/new', '/records'],
  ...['/terms', '/settings', '/account', '/people', '/replies/new'],
];

for (const width of [360, 1280])
  test(`the focus is seen on the way through the screens by keyboard at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await signInStaff(page, 'owner');
    await page.setViewportSize({ width, height: 800 });
    for (const path of walked) {
      await page.goto(`/admin${path}?lang=en-US`);
      const stops = await walkPage(page);
      expect(stops.length, path).toBeGreaterThan(3);
      expectSeen(stops, path);
    }
  });

test('filters are behind a button on a phone, and the number of used ones is on it', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/records?lang=en-US');
  const from = page.getByLabel('From');
  await expect(from).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(from).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/records?lang=en-US&action=people.invite');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('the letter u leads from an item to its list', async ({ page }) => {
  const { id } = await newMember();
  await signInStaff(page, 'support');
  await page.goto(`/admin/members/${id}?lang=en-US`);
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members');
});
