import { readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { pdfPages } from '../support/pdf-text.ts';

test('a buyer follows the comparison to a material, reads its values, takes them along and asks', async ({
  page,
}) => {
  await page.goto('/business/material?lang=en-US');
  const table = page.getByRole('table', { name: 'At a glance' });
  await table.getByRole('link', { name: 'LMB-07', exact: true }).click();
  const sheet = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /^LMB-07 heat/ }) });
  await sheet.getByRole('link', { name: 'See the measurements' }).click();
  await expect(page).toHaveURL(/\/business\/material\/LMB-07\?lang=en-US$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LMB-07 heat-killed powder');

  const stability = page.getByRole('region', { name: 'Storage stability' });
  await expect(stability.getByRole('img', { name: /^Storage test of LMB-07/ })).toBeVisible();
  const end = stability.getByRole('row').filter({ has: page.getByRole('cell', { name: '24', exact: true }) });
  await expect(end.getByRole('cell')).toHaveText(['24', '7.86', '97.5', '4.4']);
  const download = page.waitForEvent('download');
  await stability.getByRole('link', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('LMB-07-stability.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('25,60,3,24,7860000000000,4.4\r\n');

  const distribution = page.getByRole('region', { name: 'Count distribution' });
  await distribution.getByText('See the values by class').click();
  const threshold = distribution.getByRole('row').filter({ hasText: '220–320' });
  await expect(threshold.getByRole('cell')).toHaveText(['13', 'no']);

  await page.getByRole('link', { name: 'Ask about this ingredient' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(/LMB-07 heat-killed powder/);
});

test('a material is printed on two pages, each with number, revision, date and address', async ({ page }) => {
  await page.goto('/business/material/LMB-07?lang=ko-KR');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdfPages(pdf);
  expect(pages).toHaveLength(2);
  for (const [index, text] of pages.entries())
    for (const fact of [
      '루미바이옴',
      'DS-LMB-07',
      '개정6',
      '2026년9월14일',
      '판교로255번길97',
      `${index + 1}/2`,
    ])
      expect(text, fact).toContain(fact);
  expect(pages[0]).toContain('7.5조cells/g이상');
  expect(pages[1]).toContain('7.86');
  expect(pages.join('')).not.toContain('이원료문의하기');
  // A4 in points.
  expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/g)).toHaveLength(2);
});
