import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newMember, signIn } from '../support/members.ts';

async function widthOf(box: Locator): Promise<number> {
  return (await box.boundingBox())?.width ?? Number.NaN;
}

/** Vertical distance between two boxes in pixels. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return Number.NaN;
  return Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
}

test.describe('a tooltip', () => {
  test('shows the weekday and time of a date on hover and on focus, and closes with Escape', async ({
    page,
  }) => {
    const { email } = await newMember({ sample: true });
    await signIn(page, email, '/mypage/points');
    const date = page.getByRole('row').nth(1).getByRole('button');
    const tooltip = page.getByRole('row').nth(1).getByRole('tooltip');
    const weekdayAndTime = /^[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4} \d{2}:\d{2}$/;
    await expect(tooltip).toBeHidden();
    await date.hover();
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveText(weekdayAndTime);
    await expect(date).toHaveAccessibleDescription(weekdayAndTime);
    expect(await widthOf(tooltip)).toBeLessThanOrEqual(200);
    expect(await distance(date, tooltip)).toBeLessThan(20);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(tooltip).toBeHidden();
    await date.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(date).toBeFocused();
  });
});

test.describe('a popover', () => {
  const unit = /About cells\/g/;

  test('explains a unit by keyboard and returns the focus', async ({ page }) => {
    await page.goto('/business/material?lang=en-US');
    const help = page.getByRole('button', { name: unit }).first();
    const explanation = page.getByText('All cells, live or heat-killed').first();
    await expect(explanation).toBeHidden();
    await help.focus();
    await page.keyboard.press('Enter');
    await expect(explanation).toBeVisible();
    expect(await widthOf(explanation)).toBeLessThanOrEqual(276);
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await expect(help).toBeFocused();
  });

  test('stays within the window at its edge', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/business/pharmacy?lang=ko-KR');
    await page.getByRole('button', { name: '조건 더 보기' }).click();
    await page.getByRole('button', { name: '검색 조건 설명' }).click();
    const box = await page.getByText('조건은 모두 함께 적용됩니다').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and closes', async ({ page }) => {
      await page.goto('/business/material?lang=en-US');
      const explanation = page.getByText('All cells, live or heat-killed').first();
      await page.getByRole('button', { name: unit }).first().click();
      await expect(explanation).toBeVisible();
      await page.getByRole('button', { name: unit }).first().click();
      await expect(explanation).toBeHidden();
    });
  });
});
