import { locales } from '#contract/locales.ts';
import { expectFitsWindow, expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a formulator finds ingredients by keyboard, takes two along and sends one inquiry', async ({
  page,
}) => {
  await page.goto('/business/material?lang=ko-KR');
  const finder = page.getByRole('form', { name: '조건으로 찾기' });
  await finder.getByLabel('용도').selectOption({ label: '식품 전체' });
  await finder.getByLabel('공정 온도(℃)').fill('999');
  await page.keyboard.press('Enter');
  const heat = finder.getByLabel('공정 온도(℃)');
  await expect(heat).toBeFocused();
  await expect(heat).toHaveAccessibleDescription('−20~300 사이의 숫자를 적어 주세요.');
  await expectNoViolations(page);

  await heat.fill('95');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/use=food.*heat=95/);
  await expect(page.getByRole('status').filter({ hasText: '12종 중 2종' })).toBeVisible();
  const fits = page.getByRole('region', { name: /^모든 조건에 맞음/ });
  await expect(fits.getByRole('listitem')).toHaveText([/LMB-30.*97% 유지/s, /LMB-41.*95% 유지/s]);
  const untested = page.getByRole('region', { name: /^시험·검토하지 않은/ });
  await expect(untested.getByRole('listitem').first()).toHaveText(/LMB-07.*시험하지 않음/s);

  await fits.getByLabel('LMB-30 담기').focus();
  await page.keyboard.press('Space');
  await untested.getByLabel('LMB-07 담기').focus();
  await page.keyboard.press('Space');
  const tray = page.getByRole('complementary', { name: '담은 원료' });
  await expect(tray.getByText('담은 원료 2종')).toBeVisible();
  await expectNoViolations(page);

  await page.reload();
  await expect(fits.getByLabel('LMB-30 담기')).toBeChecked();
  await untested.getByLabel('LMB-07 담기').uncheck();
  await page.goto('/business/material/LMB-41?lang=ko-KR');
  await page.getByRole('button', { name: '문의에 담기' }).click();
  await expect(tray.getByText('담은 원료 2종')).toBeVisible();
  await tray.getByRole('link', { name: '샘플·서류 문의' }).press('Enter');

  await expect(page).toHaveURL(/\/contact\?.*materials=LMB-30%2CLMB-41/);
  await expect(page.getByLabel('제목')).toHaveValue('원료 2종 샘플·서류 문의');
  await expect(page.getByLabel('문의 내용')).toHaveValue(/- LMB-30 .*\n- LMB-41 .*\n\n필요한 서류: 규격서/);
  await expect(page.getByRole('radio', { name: '원료' })).toBeChecked();
});

for (const locale of locales) {
  test(`the bar of chosen materials breaks no word on a phone (${locale})`, async ({ page }) => {
    await page.goto(`/business/material?lang=${locale}`);
    const picks = page.getByRole('table').getByRole('checkbox');
    for (const index of [0, 1]) await picks.nth(index).check();
    const parts = page.locator('aside:has(a[href*="materials="])').locator('strong, button:visible, a');
    await expect(parts).toHaveCount(3);
    const lines = await parts.evaluateAll((all) =>
      all.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
    await expectFitsWindow(page);
  });
}
