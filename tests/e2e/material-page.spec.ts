import { readFileSync } from 'node:fs';
import { expectNoViolations } from '../support/accessible.ts';
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LMB-07 heat-\u2060killed powder');

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

  const documents = page.getByRole('region', { name: 'Documents', exact: true });
  await expect(
    documents.getByRole('row', { name: /^Specification SP-LMB-07 · PDF 6 September 14, 2026/ }),
  ).toBeVisible();
  await expect(documents.getByRole('row', { name: '1 January 8, 2024 First issue' })).toBeVisible();
  const sheetDownload = page.waitForEvent('download');
  await documents.getByRole('link', { name: 'Safety data sheet' }).click();
  expect((await sheetDownload).suggestedFilename()).toBe('LMB-07-safety-data-sheet-rev6-en-US.pdf');

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

test('a formulator calculates a dose, shares the address, and sends the formula to an inquiry', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/business/material/LMB-18?lang=en-US');
  await page.getByRole('link', { name: 'Dose calculator' }).click();
  const part = page.getByRole('region', { name: 'Dose calculator' });
  const target = part.getByLabel('Target count per serving');
  const result = part.getByRole('status', { name: 'Result' });

  await target.fill('many');
  await part.getByLabel('Process loss (%)').fill('20');
  await part.getByRole('button', { name: 'Calculate' }).click();
  await expect(target).toBeFocused();
  await expect(target).toHaveValue('many');
  await expect(target).toHaveAccessibleDescription(/a count between 1 million and 1000 trillion/);
  await expect(result).not.toContainText('mg');
  await expect(result.getByRole('link', { name: 'Target count per serving' })).toHaveAttribute(
    'href',
    '#target',
  );
  await expectNoViolations(page);

  await target.fill('5');
  await target.press('Tab');
  await page.keyboard.type('b');
  await part.getByLabel('Storage condition').selectOption('5 °C');
  await part.getByLabel('Shelf life (months)').fill('9');
  await part.getByLabel('Shelf life (months)').press('Enter');
  // 5e9 ÷ (1e11 × 0.8) g, and 9 months are between 6 and 12.
  await expect(result).toContainText('62.5 mg');
  await expect(result).toContainText('1.875 g');
  await expect(result).toContainText('Count per serving after 9 months');
  await expect(part).toContainText('months 6 and 12 were measured');
  await expectNoViolations(page);

  await part.getByLabel('Shelf life (months)').fill('18');
  await part.getByRole('button', { name: 'Calculate' }).click();
  await expect(part).toContainText('has reached month 12. We do not extrapolate');
  await page.goBack();
  await expect(part.getByLabel('Shelf life (months)')).toHaveValue('9');
  await expect(result).toContainText('after 9 months');

  await part.getByRole('button', { name: 'Copy link to this calculation' }).click();
  await expect(part.getByText('Copied')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(shared.replace('en-US', 'ko-KR'));
  const korean = page.getByRole('region', { name: '투입량 계산' });
  await expect(korean.getByLabel('1회분 목표 균수')).toHaveValue('50');
  await expect(korean.getByRole('status', { name: '계산 결과' })).toContainText('62.5 mg');

  await korean.getByRole('link', { name: '이 배합으로 문의하기' }).click();
  await expect(page.getByLabel('문의 내용')).toHaveValue(/1회분 투입량: 62\.5 mg\n/);
  await expect(page.getByLabel('제목')).toHaveValue(/LMB-18/);
});

test('a calculation is printed after the two pages of the sheet, without its form', async ({ page }) => {
  await page.goto('/business/material/LMB-07?lang=ko-KR&target=1&scale=12&servings=30&loss=5&months=24');
  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(3);
  for (const fact of ['투입량계산', '141mg', '4.23g', '140.4mg→141mg', '3/3'])
    expect(pages[2]).toContain(fact);
  expect(pages.join('')).not.toContain('계산하기');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a formulator calculates a dose and takes it to an inquiry', async ({ page }) => {
    await page.goto('/business/material/LMB-12?lang=ko-KR');
    const part = page.getByRole('region', { name: '투입량 계산' });
    await part.getByLabel('1회분 목표 균수').fill('50');
    await part.getByLabel('한 포장의 섭취 횟수').fill('0');
    await part.getByRole('button', { name: '계산하기' }).click();
    await expect(page).toHaveURL(/target=50&scale=8&servings=0.*#dose-result$/);
    await expect(part.getByLabel('한 포장의 섭취 횟수')).toHaveAccessibleDescription(/1~10,000 사이의 정수/);
    await part.getByLabel('한 포장의 섭취 횟수').fill('60');
    await part.getByRole('button', { name: '계산하기' }).click();
    await expect(part.getByRole('status', { name: '계산 결과' })).toContainText('26.4 mg');
    await part.getByRole('link', { name: '이 배합으로 문의하기' }).click();
    await expect(page.getByLabel('문의 내용')).toHaveValue(/1회분 목표 균수: 50억 CFU\n/);
  });
});

test('each measured line of a data sheet leads to the evidence, which repeats it and names the products', async ({
  page,
}) => {
  await page.goto('/business/material/LMB-33?lang=en-US');
  const sheet = page.getByRole('table', { name: /^Specification of LMB-33/ });
  const lines = await sheet.getByRole('row').allTextContents();
  const marks = sheet.getByRole('link', { name: /^Evidence: / });
  const measured = lines.filter(
    (line) => /\d\s?(%|°C|g\/L)|Da,/.test(line) && !line.startsWith('Recommended'),
  );
  expect(measured.length).toBe(5);
  expect(lines.filter((line) => line.endsWith(' Evidence'))).toEqual(measured);
  await expect(marks).toHaveCount(5);
  await marks.first().click();
  await expect(page).toHaveURL(/#evidence-4$/);
  const evidence = page.getByRole('region', { name: 'Behind the figure' });
  await expect(evidence).toBeInViewport();
  const repeated = evidence.getByRole('row');
  // Below the lines of the sheet stand the measured notes on formulation.
  const all = page.getByRole('link', { name: /^Evidence: / });
  const targets = await all.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hash }) => hash));
  expect(new Set(targets).size).toBeGreaterThan(measured.length);
  expect(await repeated.evaluateAll((rows) => rows.map(({ id }) => `#${id}`))).toEqual(targets);
  for (const [index, line] of measured.entries())
    await expect(repeated.nth(index)).toHaveText(line.replace(/ Evidence$/, ''));
  await expect(repeated.first()).toBeInViewport({ ratio: 1 });
  expect(
    await repeated.evaluateAll((rows) => rows.filter((row) => row.matches(':target')).map(({ id }) => id)),
  ).toEqual(['evidence-4']);
  await expect(evidence.getByRole('link', { name: /^Lumicell(?! Ampoule and)/ })).toHaveText([
    'Lumicell Ampoule',
    'Lumicell Cream',
    'Lumicell Lotion',
    'Lumicell Sheet Mask',
    'Lumicell Hand Cream',
  ]);
});

test('figures of the research page and of own products lead to the evidence', async ({ page }) => {
  await page.goto('/research/intro?lang=en-US');
  const heat = page.getByRole('listitem').filter({ hasText: '92% stayed intact' });
  await heat.getByRole('link', { name: 'See the evidence for LMB-07' }).click();
  await expect(page).toHaveURL(/\/business\/material\/LMB-07\?lang=en-US#evidence$/);
  await page.goto('/business/pb?lang=en-US');
  const cream = page.getByRole('row').filter({ hasText: '14.2%' });
  await cream.getByRole('link', { name: 'See the evidence for LMB-33' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Behind the figure' })
      .getByRole('link', { name: /Lumicell/ })
      .first(),
  ).toBeVisible();
});

test('a researcher follows a figure to its papers and a patent, and back', async ({ page }) => {
  await page.goto('/business/material?lang=en-US');
  const links = page.getByRole('link', { name: /See the evidence for LMB-30$/ });
  await expect(links).toHaveCount(2);
  await links.first().press('Enter');
  await expect(page).toHaveURL(/\/business\/material\/LMB-30\?lang=en-US#evidence$/);
  const evidence = page.getByRole('region', { name: 'Behind the figure' });
  await expect(evidence).toBeInViewport();
  await expect(evidence).toContainText('Test method');
  await expect(evidence.getByRole('link', { name: 'Lot lookup' })).toBeVisible();
  for (const heading of ['Papers (2)', 'Patents (3)'])
    await expect(evidence.getByRole('heading', { name: heading })).toBeVisible();
  await evidence.getByRole('link', { name: /Chain length and dispersion/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chain length');
  await page
    .getByRole('row', { name: /Products covered/ })
    .getByRole('link', { name: /LMB-30/ })
    .click();
  await expect(evidence).toBeInViewport();
  await page.goto('/business/material/LMB-18?lang=en-US#evidence');
  await expect(evidence.getByRole('heading', { name: 'Papers (1)' })).toBeVisible();
  await expect(evidence).toContainText('No patent has been filed yet.');
});
