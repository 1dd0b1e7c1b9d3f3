import type { Page } from '@playwright/test';
import { query } from '../support/databases.ts';
import { databaseUrl, expect, sites, test } from '../support/fixtures.ts';
import { untilFormIsOldEnough } from '../support/inquiry-page.ts';
import { goByMenu } from '../support/menu.ts';
import { newVisitor } from '../support/visitor.ts';

type ContactRow = {
  full_name: string;
  subject: string;
  content: string;
  locale: string;
  consent_version: string;
};

async function findInquiry(reference: string): Promise<ContactRow[]> {
  return query<ContactRow>(databaseUrl(), 'select * from contacts where reference = $1', [reference]);
}

/** The reference on the receipt page. */
async function readReference(page: Page): Promise<string> {
  return (await page.getByText(/^LB-[0-9A-Z]{10}$/).textContent()) ?? '';
}

for (const [name, url] of Object.entries(sites)) {
  test.describe(`a visitor of the site with the ${name} API`, () => {
    test.use({ siteUrl: url() });

    test('reads a news item and sends an inquiry, which is stored', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/\?lang=ko-KR$/);
      await goByMenu(page, '주 메뉴', 'PR', '뉴스');
      await expect(page).toHaveURL(/\/news\?lang=ko-KR$/);
      await expect(page).toHaveTitle('뉴스 | 루미바이옴');
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      const title = (await first.textContent()) ?? '';
      await first.getByRole('link').click();
      await expect(page).toHaveURL(/\/news\/\d+\?lang=ko-KR$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | 루미바이옴`);

      await goByMenu(page, '주 메뉴', 'PR', '문의하기');
      await page.getByRole('radio', { name: 'OEM / ODM' }).check();
      await page.getByLabel('브랜드명 또는 회사명').fill('오로라 코스메틱');
      await page.getByLabel('이메일').fill(newVisitor().email);
      await page.getByLabel('제목').fill(`${name}: 열처리 분말 문의`);
      await page.getByLabel('문의 내용').fill('규격서와 견적을\n부탁드립니다.');
      await page.getByLabel('개인정보 수집·이용에 동의합니다.').check();
      await page.getByRole('button', { name: '문의 보내기' }).click();

      const done = page.getByRole('heading', { name: '문의가 정상적으로 등록되었습니다.' });
      await expect(done).toBeFocused();
      const reference = await readReference(page);
      expect(await findInquiry(reference)).toMatchObject([
        {
          full_name: '오로라 코스메틱',
          subject: `${name}: 열처리 분말 문의`,
          content: '규격서와 견적을\n부탁드립니다.',
          locale: 'ko-KR',
        },
      ]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
    expectedMessages: /status of 400/,
  });

  test('a visitor on a phone reads the news and sends a corrected inquiry', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/lang=en-US$/);
    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'News' }).click();
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: '2', exact: true })
      .click();
    await expect(page).toHaveURL(/\/news\?page=2&lang=en-US$|\/news\?lang=en-US&page=2$/);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page
      .getByRole('navigation', { name: 'All pages' })
      .getByRole('link', { name: 'Contact us' })
      .click();
    await page.getByRole('radio', { name: 'Ingredients' }).check();
    await page.getByLabel('Email').fill(newVisitor().email);
    await page.getByLabel('Subject').fill('No script');
    await page.getByRole('textbox', { name: 'Inquiry' }).fill('Sent by a plain form.');
    await page.getByLabel('I agree to the use').check();
    await page.getByRole('button', { name: 'Send inquiry' }).click();

    const company = page.getByLabel('Brand or company name');
    await expect(company).toHaveAccessibleDescription('Please enter a brand name or company name.');
    await expect(company).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Ingredients' })).toBeChecked();
    await expect(page.getByLabel('Subject')).toHaveValue('No script');
    await expect(page.getByRole('textbox', { name: 'Inquiry' })).toHaveValue('Sent by a plain form.');
    await company.fill('Aurora Cosmetics');
    await untilFormIsOldEnough(page);
    await page.getByRole('button', { name: 'Send inquiry' }).click();

    await expect(page.getByRole('heading', { name: 'Your inquiry has been registered.' })).toBeVisible();
    const reference = await readReference(page);
    expect(await findInquiry(reference)).toMatchObject([{ full_name: 'Aurora Cosmetics', locale: 'en-US' }]);
    await page.reload();
    expect(await findInquiry(reference)).toHaveLength(1);
  });
});
