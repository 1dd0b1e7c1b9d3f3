import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
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

type Focused = { name: string; isMarked: boolean; isVisible: boolean };

async function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', isMarked: true, isVisible: true };
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return {
      name: element.outerHTML.slice(0, 120),
      isMarked: outlineStyle !== 'none' || boxShadow !== 'none',
      isVisible: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    };
  });
}

/** Presses Tab from the first link to the end of the page. */
async function walkByKeyboard(page: Page): Promise<void> {
  const names = new Set<string>();
  await page.evaluate(() => document.body.focus());
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab');
    const { name, isMarked, isVisible } = await focused(page);
    if (name === '') break;
    expect(isMarked, `focus is marked: ${name}`).toBe(true);
    expect(isVisible, `focus is visible: ${name}`).toBe(true);
    names.add(name);
  }
  expect(names.size).toBeGreaterThan(3);
}

for (const view of sampledViews) {
  test(`screens of one item are accessible in ${view.locale} at ${view.width} px`, async ({ page }) => {
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
      await lookAt(page, view, { name: `admin-${name}`, path, enter });
    }
  });
}

const walked = [
  '',
  '/messages',
  '/pharmacies',
  '/members',
  '/requests/new',
  '/records',
  '/terms',
  '/settings',
];

for (const path of [...walked, '/account', '/people']) {
  test(`the focus is seen on the way through /admin${path} by keyboard`, async ({ page }) => {
    await signInStaff(page, 'owner');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin${path}?lang=en-US`);
    await walkByKeyboard(page);
  });
}

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
