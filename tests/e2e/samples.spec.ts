import type { Page } from '@playwright/test';
import { query } from '../support/databases.ts';
import { databaseUrl, expect, test } from '../support/fixtures.ts';
import { whenLive } from '../support/live.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { newMember, password, signIn } from '../support/members.ts';
import { postForm } from '../support/questions.ts';
import { spelled } from '../support/sign-up-page.ts';

type Row = { id: number; amount: string; purpose: string; status: string };

const stored = (memberId: number) =>
  query<Row>(
    databaseUrl(),
    'select id, amount, purpose, status from samples where member_id = $1 order by id',
    [memberId],
  );

const wait = { purpose: 'Serum trials.', amount: '500 g' };

const delivery = {
  company: '오로라랩',
  recipient: '김연구',
  mobile: '02-1234-5678',
  zipcode: '06236',
  address1: '서울특별시 강남구 테헤란로 1',
};

const whole = { ...wait, ...delivery, carrierAgree: 'true' };

async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('Company or institution').fill(delivery.company);
  await page.getByLabel('Postal code').fill(delivery.zipcode);
  await page.getByLabel('Address line 1').fill(delivery.address1);
  await page.getByLabel('I agree.').check();
}

test('a member requests samples of two materials and reads their status', async ({ page }) => {
  const { id, email } = await newMember();
  await signIn(page, email, '/sample');
  await whenLive(page.getByLabel('Ingredient'));
  await expect(page.getByText('No content registered.')).toBeVisible();
  await expect(page.getByText('to the carrier (Parcel Co.), which')).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByLabel('Ingredient')).toBeFocused();
  await expect(page.getByLabel('Ingredient')).toHaveAccessibleDescription('Please choose an ingredient.');
  await page.getByLabel('Ingredient').selectOption({ index: 1 });
  await page.getByLabel('Amount').fill(wait.amount);
  await page.getByLabel('Purpose').fill(wait.purpose);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByLabel('Company or institution')).toBeFocused();
  await expect(page.getByLabel('I agree.')).toHaveAccessibleDescription(
    'Please agree that we pass the delivery details to the carrier.',
  );
  await expect(page.getByLabel('Address line 1')).toHaveAccessibleDescription(
    'Please enter the address that we send the sample to.',
  );
  expect(await stored(id)).toEqual([]);
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'has been received' })).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('');
  const rows = page.getByRole('region', { name: 'Your requests' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Requested');
  await expect(rows).toContainText(wait.purpose);
  await page.getByLabel('Ingredient').selectOption({ index: 2 });
  await page.getByLabel('Amount').fill('20 g');
  await page.getByLabel('Purpose').fill('Tablets.');
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel('Amount')).toHaveValue('');
  const [first] = await stored(id);
  await query(databaseUrl(), `update samples set status = 'sent' where id = $1`, [first?.id]);
  await page.goto('/sample?lang=ko-KR&size=1&page=2');
  await expect(page.getByRole('region', { name: '신청 내역' }).getByRole('listitem').first()).toContainText(
    '발송 완료',
  );
  await page.goto('/sample?lang=en-US&page=9');
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(rows).toHaveCount(2);
});

test('the address and the number of the profile are prefilled', async ({ page }) => {
  const { id, email, mobile, name } = await newMember();
  await query(databaseUrl(), `update members set zipcode = '34126', address1 = '대학로 99' where id = $1`, [
    id,
  ]);
  await signIn(page, email, '/sample');
  await expect(page.getByLabel('Recipient')).toHaveValue(name);
  await expect(page.getByLabel('Phone number')).toHaveValue(spelled(mobile));
  await page.getByLabel('Ingredient').selectOption({ index: 1 });
  await page.getByLabel('Amount').fill(wait.amount);
  await page.getByLabel('Purpose').fill(wait.purpose);
  await page.getByLabel('Company or institution').fill(delivery.company);
  await page.getByLabel('I agree.').check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has been received' })).toBeVisible();
  const rows = await query(
    databaseUrl(),
    'select company, recipient, mobile, zipcode, address1, address2 from samples where member_id = $1',
    [id],
  );
  expect(rows).toEqual([
    {
      company: delivery.company,
      recipient: name,
      mobile: spelled(mobile),
      zipcode: '34126',
      address1: '대학로 99',
      address2: null,
    },
  ]);
});

test.describe('an amount', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('without a unit, or more than the material allows, is explained at its field', async ({ page }) => {
    const { id, email } = await newMember();
    await signIn(page, email, '/sample');
    await whenLive(page.getByLabel('Ingredient'));
    await page
      .getByLabel('Ingredient')
      .selectOption({ label: 'LMB-07 EV extracellular vesicles (up to 50 g)' });
    await page.getByLabel('Purpose').fill(wait.purpose);
    await fillDelivery(page);
    const amount = page.getByLabel('Amount');
    for (const [text, error] of [
      ['50', /Please enter the amount with its unit/],
      ['51 g', /more than one request for this ingredient may have/],
    ] as const) {
      await amount.fill(text);
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(amount).toHaveAccessibleDescription(error);
      await expect(amount).toBeFocused();
      await expect(amount).toHaveValue(text);
    }
    await amount.fill('50 g');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'has been received' })).toBeVisible();
    expect(await stored(id)).toMatchObject([{ amount: '50 g' }]);
  });
});

test('the materials page leads through the sign-in to the form, with the material chosen', async ({
  page,
}) => {
  const { email } = await newMember();
  await page.goto('/business/material?lang=en-US');
  const link = page.getByRole('link', { name: 'Request a sample' }).nth(1);
  const idProduct = /idProduct%3D(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  await link.click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Ingredient')).toHaveValue(idProduct);
  await page.goto(`/sample?lang=en-US&product=${idProduct}`);
  await expect(page.getByLabel('Ingredient')).toHaveValue(idProduct);
  await page.goto('/sample?lang=en-US&product=99999999999');
  await expect(page.getByLabel('Ingredient')).toHaveValue('');
});

test('unknown fields are ignored, and an invalid material is refused', async ({ page }) => {
  const [own, other] = [await newMember(), await newMember()];
  await signIn(page, own.email, '/sample');
  const idProduct =
    (await page.getByLabel('Ingredient').locator('option').nth(1).getAttribute('value')) ?? '';
  const extra = { memberId: String(other.id), status: 'sent', points: '999', role: 'admin' };
  const taken = await postForm(page, '/sample', { idProduct, ...whole, ...extra });
  expect(await taken.json()).toMatchObject({ ok: true });
  expect(await stored(own.id)).toMatchObject([{ ...wait, status: 'requested' }]);
  expect(await stored(other.id)).toEqual([]);
  for (const bad of ['0', '-1', '1e309', "1' or 1=1", '999999', '[1]', '\u0000']) {
    const refused = await postForm(page, '/sample', { ...whole, idProduct: bad });
    expect([bad, refused.status()]).toEqual([bad, 400]);
  }
  const tooLong = await postForm(page, '/sample', {
    ...whole,
    idProduct,
    amount: 'x'.repeat(101),
    purpose: ' ',
  });
  expect(await tooLong.json()).toMatchObject({ errors: { amount: 'too_long', purpose: 'required' } });
  expect(await stored(own.id)).toHaveLength(1);
});

test('typed markup shows as text', async ({ page }) => {
  const { id, email } = await newMember();
  await signIn(page, email, '/sample');
  const idProduct =
    (await page.getByLabel('Ingredient').locator('option').nth(1).getAttribute('value')) ?? '';
  const script = '</script><img src=x onerror=alert(1)>';
  await postForm(page, '/sample', { ...whole, idProduct, company: script, purpose: script });
  // The API takes amounts that are no masses.
  await query(databaseUrl(), 'update samples set amount = $1 where member_id = $2', [script, id]);
  await page.goto('/sample?lang=en-US');
  await expect(page.getByText(script, { exact: true })).toBeVisible();
  await page.goto('/mypage?lang=en-US');
  await expect(page.getByRole('region', { name: 'Ingredient samples' })).toContainText(script);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 400/ });

  test('the form works, and returns with the typed values', async ({ page }) => {
    const { id, email } = await newMember();
    await signIn(page, email, '/sample');
    await page.getByLabel('Ingredient').selectOption({ index: 4 });
    await page.getByLabel('Purpose').fill(wait.purpose);
    await fillDelivery(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByLabel('Postal code')).toHaveValue(delivery.zipcode);
    await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/Please enter the amount\./);
    await expect(page.getByLabel('Purpose')).toHaveValue(wait.purpose);
    await expect(page.getByLabel('Ingredient')).not.toHaveValue('');
    await page.getByLabel('Amount').fill(wait.amount);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Your sample request has been received.')).toBeVisible();
    expect(await stored(id)).toMatchObject([wait]);
  });

  test('a form that is sent three times, twice in parallel, stores one request', async ({ page }) => {
    const { id, email } = await newMember();
    await signIn(page, email, '/sample');
    const option = page.getByLabel('Ingredient').locator('option').nth(1);
    const idProduct = (await option.getAttribute('value')) ?? '';
    const idempotencyKey = await page.locator('input[name=idempotencyKey]').inputValue();
    const send = () => postForm(page, '/sample', { idProduct, idempotencyKey, ...whole });
    await Promise.all([send(), send()]);
    await send();
    expect(await stored(id)).toHaveLength(1);
  });
});

test('samples pass axe, with requests and without', async ({ page }) => {
  test.setTimeout(240_000);
  const { email } = await newMember();
  await signIn(page, email, '/sample');
  await expectGoodLooks(page, { 'sample-empty': '/sample' });
  const idProduct =
    (await page.getByLabel('Ingredient').locator('option').nth(1).getAttribute('value')) ?? '';
  await postForm(page, '/sample', { idProduct, ...whole });
  await expectGoodLooks(page, { sample: '/sample?product=1', 'sample-past-the-end': '/sample?page=9' });
});
