import type { Page } from '@playwright/test';
import { fakeKakaoPostcode } from '../support/fakes/kakao-postcode.ts';
import { dataDir, expect, test } from '../support/fixtures.ts';
import { whenLive } from '../support/live.ts';
import { lookAt, sampledViews } from '../support/looks.ts';
import { newMember, postForm, signIn, tokenOf } from '../support/members.ts';
import { mailSentTo } from '../support/outbox.ts';
import { memberOf, newToken } from '../support/site-api.ts';

const profile = '/mypage/profile?lang=en-US';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const finder = (page: Page) => page.getByRole('dialog', { name: 'Find address' });
const consent = (page: Page, name: string) => page.getByRole('checkbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function stored(page: Page): Promise<unknown> {
  return (await memberOf(page.request, await tokenOf(page))).member;
}

test.describe('a member', () => {
  test('fills in their profile by the keyboard, and empties a field again', async ({ page }) => {
    const { email, mobile } = await newMember({ name: '김보람' });
    await signIn(page, email);
    await page.goto(profile);
    await expect(page.getByRole('main')).toContainText(`${email}Verified`);
    await expect(page.getByRole('main')).toContainText(mobile.replace(/(\d{3})(\d{4})/, '$1-$2-'));
    await whenLive(save(page));
    await field(page, 'Name').selectText();
    await page.keyboard.type('Bo Ram Kim');
    for (const text of ['19990101', '13529', '166 Pangyoyeok-ro', 'Floor 3']) {
      await page.keyboard.press('Tab');
      if (text === '166 Pangyoyeok-ro') await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(consent(page, 'optional details')).toBeFocused();
    await expect(consent(page, 'optional details')).toHaveAccessibleDescription(
      'To save a date of birth or an address, please agree to this. Otherwise leave these fields empty.',
    );
    await page.keyboard.press('Space');
    await consent(page, 'for marketing').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('Your profile has been saved.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Signed in as Bo Ram Kim');
    expect(await stored(page)).toMatchObject({
      name: 'Bo Ram Kim',
      birthday: '19990101',
      zipcode: '13529',
      address1: '166 Pangyoyeok-ro',
      address2: 'Floor 3',
      profileAgree: true,
      marketingAgree: true,
      advertisingAgree: false,
    });
    await page.goto(profile);
    await field(page, 'Date of birth').fill('');
    await consent(page, 'for marketing').uncheck();
    await consent(page, 'advertising').check();
    await save(page).click();
    await expect(page.getByRole('status').getByText('Your profile has been saved.')).toBeVisible();
    const changed = { marketingAgree: false, advertisingAgree: true, profileAgree: true };
    expect(await stored(page)).toMatchObject({ birthday: null, zipcode: '13529', ...changed });
    expect(await mailSentTo(dataDir(), email, '/unsubscribe')).toContain('You agreed to get advertising');
    await page.goto(profile);
    await consent(page, 'optional details').uncheck();
    await consent(page, 'advertising').uncheck();
    await save(page).click();
    await expect(page.getByRole('status').getByText('Your profile has been saved.')).toBeVisible();
    const withdrawn = { profileAgree: false, advertisingAgree: false, zipcode: null, address1: null };
    expect(await stored(page)).toMatchObject(withdrawn);
    expect(await mailSentTo(dataDir(), email, 'Unsubscribed')).toContain('You withdrew your consent');
  });

  test('gets errors at the fields, and typed values stay', async ({ page }) => {
    const { email } = await newMember();
    await signIn(page, email);
    await page.goto(profile);
    await field(page, 'Name').fill('');
    await field(page, 'Date of birth').fill('1999-01-01');
    await field(page, 'Address line 1').fill('166 Pangyoyeok-ro');
    await save(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Please enter your name.');
    await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(
      /Please enter your date of birth as eight digits without dashes/,
    );
    await expect(field(page, 'Address line 1')).toHaveValue('166 Pangyoyeok-ro');
    expect(await stored(page)).toMatchObject({ address1: null });
  });

  test('signs out on all devices after a confirmation', async ({ page }) => {
    const { email } = await newMember();
    await signIn(page, email);
    const here = await tokenOf(page);
    const elsewhere = await newToken(page.request, email);
    await page.goto(profile);
    const button = page.getByRole('main').getByRole('button', { name: 'Sign out on all devices' });
    await whenLive(button);
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect((await memberOf(page.request, elsewhere)).status).toBe(200);
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out on all devices' }).click();
    await expect(page).toHaveURL(/\/\?lang=en-US$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await tokenOf(page)).toBe('');
    for (const token of [here, elsewhere]) expect((await memberOf(page.request, token)).status).toBe(401);
  });

  test('cannot change other data through the profile', async ({ page }) => {
    const { email, id } = await newMember();
    const other = await newMember();
    await signIn(page, email);
    const answer = await postForm(page, '/mypage/profile', {
      address1: 'Elsewhere 1',
      memberId: String(other.id),
      id: String(other.id),
      points: '1000000',
      role: 'admin',
      email: 'other@example.com',
      emailVerified: 'false',
      mobile: '01000000000',
    });
    expect(answer.status()).toBe(303);
    expect(await stored(page)).toMatchObject({
      id,
      email,
      emailVerified: true,
      points: 0,
      address1: 'Elsewhere 1',
    });
    const otherToken = await newToken(page.request, other.email);
    expect((await memberOf(page.request, otherToken)).member).toMatchObject({
      address1: null,
      email: other.email,
    });
  });
});

test.describe('the postcode finder', () => {
  test('is loaded only when opened, fills in the address, and moves the focus to the unit', async ({
    page,
  }) => {
    const requests = await fakeKakaoPostcode(page);
    const { email } = await newMember();
    await signIn(page, email);
    await page.goto(profile);
    const open = page.getByRole('button', { name: 'Find address' });
    await whenLive(open);
    await field(page, 'Name').fill('Typed before');
    await field(page, 'Address line 2').fill('Unit 1');
    expect(requests).toEqual([]);
    await open.focus();
    await page.keyboard.press('Enter');
    await finder(page)
      .getByRole('button', { name: /판교역로/ })
      .click();
    await expect(finder(page)).toHaveCount(0);
    await expect(field(page, 'Postal code')).toHaveValue('13529');
    await expect(field(page, 'Address line 1')).toHaveValue('경기 성남시 분당구 판교역로 166 (백현동)');
    await expect(field(page, 'Address line 2')).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('Typed before');
    expect(requests.map(({ href }) => href)).toEqual([
      'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
      'https://postcode.map.kakao.com/search',
    ]);
    // The selected value is replaced by the first letter.
    await page.keyboard.type('Floor 3');
    await consent(page, 'optional details').check();
    await save(page).click();
    await expect(page.getByRole('status').getByText('Your profile has been saved.')).toBeVisible();
    expect(await stored(page)).toMatchObject({ zipcode: '13529', address2: 'Floor 3', name: 'Typed before' });
  });

  test('works also after client-side navigation, in a new document', async ({ page }) => {
    await fakeKakaoPostcode(page);
    const { email } = await newMember();
    await signIn(page, email);
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await page
      .getByRole('navigation', { name: 'My page menu' })
      .getByRole('link', { name: 'Profile' })
      .click();
    await expect(field(page, 'Postal code')).toBeVisible();
    expect(await page.locator('body[data-before]').count()).toBe(0);
    await whenLive(page.getByRole('button', { name: 'Find address' }));
    await page.getByRole('button', { name: 'Find address' }).click();
    await expect(finder(page).getByRole('button', { name: /판교역로/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(finder(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Find address' })).toBeFocused();
  });

  test('is admitted by the policy of this page only', async ({ page }) => {
    const { email } = await newMember();
    await signIn(page, email);
    const policyOf = async (path: string) =>
      (await page.request.get(`${path}?lang=en-US`)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('/mypage/profile')).toContain(
      'frame-src https://postcode.map.kakao.com https://postcode.map.daum.net',
    );
    for (const path of ['/', '/mypage', '/mypage/password', '/mypage/withdraw'])
      expect(await policyOf(path)).not.toMatch(/kakao|daum|unsafe-inline/);
  });

  test.describe('out of reach', () => {
    test.use({ expectedMessages: /ERR_FAILED|ERR_BLOCKED/ });

    test('shows a message, retries on request, and leaves the fields editable', async ({ page }) => {
      let isUnavailable = true;
      await fakeKakaoPostcode(page);
      await page.route('https://t1.kakaocdn.net/**', (route) =>
        isUnavailable ? route.abort() : route.fallback(),
      );
      const { email } = await newMember();
      await signIn(page, email);
      await page.goto(profile);
      const open = page.getByRole('button', { name: 'Find address' });
      await whenLive(open);
      await open.click();
      await expect(finder(page).getByRole('status')).toContainText('could not be loaded');
      isUnavailable = false;
      await finder(page).getByRole('button', { name: 'Try again' }).click();
      await expect(finder(page).getByRole('button', { name: /판교역로/ })).toBeVisible();
      await finder(page).getByRole('button', { name: 'Close' }).click();
      await field(page, 'Postal code').fill('04524');
      await consent(page, 'optional details').check();
      await save(page).click();
      await expect(page.getByRole('status').getByText('Your profile has been saved.')).toBeVisible();
      expect(await stored(page)).toMatchObject({ zipcode: '04524' });
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 400/ });

  test('a member changes their profile, and signs out everywhere', async ({ page }) => {
    const { email } = await newMember();
    await signIn(page, email);
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Find address' })).toBeHidden();
    await field(page, 'Postal code').fill('13529');
    await field(page, 'Date of birth').fill('nonsense');
    await consent(page, 'advertising').check();
    await consent(page, 'optional details').check();
    await save(page).click();
    await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(/eight digits without dashes/);
    await expect(field(page, 'Date of birth')).toHaveValue('nonsense');
    await expect(field(page, 'Postal code')).toHaveValue('13529');
    await expect(consent(page, 'advertising')).toBeChecked();
    await field(page, 'Date of birth').fill('１９９９０１０１');
    await save(page).click();
    await expect(page).toHaveURL(/done=saved/);
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    await expect(field(page, 'Date of birth')).toHaveValue('19990101');
    await page.getByRole('main').getByRole('button', { name: 'Sign out on all devices' }).click();
    await expect(page).toHaveURL(/\/\?lang=en-US$/);
    expect(await tokenOf(page)).toBe('');
  });
});

test.describe('the page', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  for (const view of sampledViews) {
    test(`passes axe in ${view.locale} at ${view.width} px, with errors and the finder too`, async ({
      page,
    }) => {
      await page.route('https://t1.kakaocdn.net/**', (route) => route.abort());
      const { email } = await newMember({ sample: true });
      await signIn(page, email);
      const path = '/mypage/profile';
      await lookAt(page, view, { name: 'profile', path });
      await lookAt(page, view, {
        name: 'profile-errors',
        path,
        enter: async () => {
          const button = page.getByRole('button', { name: /^(Save|저장)$/ });
          await whenLive(button);
          await page.getByRole('textbox', { name: /Name|이름/ }).fill('');
          await button.click();
          await expect(page.getByRole('alert').first()).not.toBeEmpty();
        },
      });
      await lookAt(page, view, {
        name: 'profile-finder',
        path,
        enter: async () => {
          const button = page.getByRole('button', { name: /Find address|주소 찾기/ });
          await whenLive(button);
          await button.click();
          await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(2);
        },
      });
    });
  }
});
