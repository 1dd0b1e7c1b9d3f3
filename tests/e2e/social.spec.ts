import { socialProviders } from '#contract/members.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { whenLive } from '../support/live.ts';
import { beAtProvider, newMember, password, signIn } from '../support/members.ts';
import {
  agreeAndFinish,
  consentsOf,
  consentTo,
  expectNothing,
  membersOf,
  membersWith,
  newPerson,
  providerLink,
  tokenIn,
  unverify,
} from '../support/social.ts';

// A browser writes every refusal of a form into its console.
test.use({ expectedMessages: /status of 4(00|01|09|29)/ });

const devices = {
  'on a desktop': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
};

for (const [device, settings] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(settings);

    for (const provider of socialProviders) {
      test(`${provider} signs up, and in again`, async ({ page, context }) => {
        const person = newPerson();
        await beAtProvider(context, provider, person);
        await page.goto('/login?lang=en-US&next=/mypage/points');
        const link = providerLink(page, provider);
        await whenLive(link);
        await link.click();
        await expect(page).toHaveURL(/\/signup\/social\?lang=en-US$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
        // Only the consents are missing.
        await expect(page.getByRole('textbox', { name: 'Name' })).toBeHidden();
        await expectNothing(context, person);
        await agreeAndFinish(page);
        await expect(page).toHaveURL(/\/mypage\/points\?lang=en-US$/);
        const [member, ...others] = await membersOf(person);
        expect(others).toEqual([]);
        expect(member).toMatchObject({ email: person.email, name: person.name });
        expect(await consentsOf(member?.id ?? 0)).toEqual(['privacy', 'terms']);
        // Scripts see the hint of a session, never its token.
        expect(await page.evaluate(() => document.cookie)).toBe('signed_in=1');

        await context.clearCookies({ name: 'access_token' });
        await page.goto('/login?lang=en-US');
        await whenLive(providerLink(page, provider));
        await providerLink(page, provider).click();
        await expect(page).toHaveURL(/\/mypage\?lang=en-US$/);
        expect(await membersOf(person)).toEqual([member]);
      });
    }

    test('the pages of social sign-in are accessible', async ({ page, context }) => {
      await page.goto('/login?lang=ko-KR&social=withdrawn&until=2027-05-21');
      await expect(page.getByRole('alert').filter({ hasText: '2027년 5월 21일' })).toBeVisible();
      await expectAccessible(page);
      await beAtProvider(context, 'facebook', { subject: newPerson().subject });
      await page.goto('/auth/facebook/start?lang=ko-KR');
      await whenLive(page.getByRole('main').locator('form').first());
      await page.getByRole('main').locator('[type=submit]').click();
      await expect(page.getByRole('textbox', { name: '이메일' })).toBeFocused();
      await expectAccessible(page);
    });
  });
}

test.describe('in a pop-up window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('Kakao and Naver open in the middle and close, and the page continues', async ({ page, context }) => {
    const sizes = { kakao: [580, 600], naver: [880, 500] } as const;
    for (const [provider, [width, height]] of Object.entries(sizes) as [
      'kakao' | 'naver',
      [number, number],
    ][]) {
      await context.clearCookies();
      await beAtProvider(context, provider, newPerson());
      await page.goto('/login?lang=en-US');
      await whenLive(providerLink(page, provider));
      await page.evaluate(() => {
        const open = window.open.bind(window);
        window.open = (...given) => {
          document.documentElement.dataset.opened = String(given[2]);
          return open(...given);
        };
      });
      const opening = page.waitForEvent('popup');
      await providerLink(page, provider).click();
      const popup = await opening;
      if (!popup.isClosed()) await popup.waitForEvent('close');
      await expect(page).toHaveURL(/\/signup\/social\?lang=en-US$/);
      const features = await page.evaluate(() => document.documentElement.dataset.opened);
      expect(features).toContain(`width=${width},height=${height}`);
    }
  });

  test('where windows are blocked, the link leads there', async ({ page, context }) => {
    await beAtProvider(context, 'kakao', newPerson());
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/login?lang=en-US');
    await whenLive(providerLink(page, 'kakao'));
    await providerLink(page, 'kakao').click();
    await expect(page).toHaveURL(/\/signup\/social\?lang=en-US$/);
  });

  test('a window that is closed leaves the page as it was', async ({ page, context }) => {
    const { email } = await newMember();
    await context.route(/\/auth\/kakao\/start/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Do you agree?</h1>' }),
    );
    await page.goto('/login?lang=en-US');
    await whenLive(providerLink(page, 'kakao'));
    const opening = page.waitForEvent('popup');
    await providerLink(page, 'kakao').click();
    const popup = await opening;
    await expect(popup.getByRole('heading')).toHaveText('Do you agree?');
    await popup.close();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => tokenIn(context)).toBeDefined();
  });

  test('a window without its opener continues by a link', async ({ page, context }) => {
    await beAtProvider(context, 'kakao', newPerson());
    await page.goto(`/auth/kakao/start?lang=en-US&window=${'0'.repeat(32)}`);
    await expect(page.getByRole('heading', { name: 'Sign-in complete' })).toBeVisible();
    await page.getByRole('link', { name: /continue here/ }).click();
    await expect(page).toHaveURL(/\/signup\/social\?lang=en-US$/);
  });
});

test('only fields that the provider did not share are requested', async ({ page, context }) => {
  const { subject, email } = newPerson();
  await beAtProvider(context, 'naver', { subject });
  await page.goto('/auth/naver/start?lang=en-US');
  await whenLive(page.getByRole('main').locator('form').first());
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/\S/);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ha Neul');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(consentTo(page, 'terms')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expectNothing(context, { subject, email });
  await consentTo(page, 'marketing').check();
  await agreeAndFinish(page);
  await expect(page).toHaveURL(/\/mypage\?lang=en-US$/);
  expect(await membersOf({ subject })).toMatchObject([{ email, name: 'Ha Neul' }]);
  const [member] = await membersOf({ subject });
  expect(await consentsOf(member?.id ?? 0)).toEqual(['marketing', 'privacy', 'terms']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs up, and typed values stay', async ({ page, context }) => {
    const { subject, email } = newPerson();
    await beAtProvider(context, 'kakao', { subject });
    await page.goto('/login?lang=en-US&next=/mypage/points');
    await providerLink(page, 'kakao').click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await consentTo(page, 'terms').check();
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(consentTo(page, 'terms')).toBeChecked();
    await expectNothing(context, { subject, email });
    await page.getByRole('textbox', { name: 'Name' }).fill('Ha Neul');
    await agreeAndFinish(page);
    await expect(page).toHaveURL(/\/mypage\/points\?lang=en-US$/);
  });

  test('the password of the account with the address is requested', async ({ page, context }) => {
    const { id, email } = await newMember();
    const { subject } = newPerson();
    await beAtProvider(context, 'naver', { subject, name: 'Ha Neul' });
    await page.goto('/auth/naver/start?lang=en-US');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await agreeAndFinish(page);
    await expect(page.getByRole('alert')).toContainText('already registered');
    expect(await membersOf({ subject })).toEqual([]);
    await page.getByLabel('Password').fill(password);
    await consentTo(page, 'terms').check();
    await agreeAndFinish(page);
    expect(await membersOf({ subject })).toMatchObject([{ id }]);
  });
});

test('a verified address links to the account that has it, without a question', async ({ page, context }) => {
  const { id, email } = await newMember();
  const person = { ...newPerson(), email: email.toUpperCase() };
  await beAtProvider(context, 'google', person);
  await page.goto('/auth/google/start?lang=en-US&next=/mypage/points');
  await expect(page).toHaveURL(/\/mypage\/points\?lang=en-US$/);
  expect(await membersOf(person)).toMatchObject([{ id }]);
});

test.describe('an address that is not verified on both sides', () => {
  for (const side of ['at the provider', 'here']) {
    test(`links nothing when it is not ${side}, until the account's password is given`, async ({
      page,
      context,
    }) => {
      const { id, email } = await newMember();
      if (side === 'here') await unverify(id);
      const person = { ...newPerson(), email, emailVerified: side === 'here' };
      await beAtProvider(context, 'google', person);
      await page.goto('/auth/google/start?lang=en-US&next=/mypage/points');
      await expect(page.getByRole('heading', { level: 1, name: 'Link your account' })).toBeVisible();
      expect(await membersOf(person)).toEqual([]);
      expect(await tokenIn(context)).toBeUndefined();
      await whenLive(page.getByRole('main').locator('form').first());
      await page.getByLabel('Password of the existing member').fill('wrong password');
      await page.getByRole('button', { name: 'Link and sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText('The information you entered is incorrect.');
      expect(await membersOf(person)).toEqual([]);
      await page.getByLabel('Password of the existing member').fill(password);
      await page.getByRole('button', { name: 'Link and sign in' }).click();
      await expect(page).toHaveURL(/\/mypage\/points\?lang=en-US$/);
      expect(await membersOf(person)).toMatchObject([{ id }]);
    });
  }

  test('after ten wrong passwords says how long the account is locked', async ({ page, context }) => {
    const { email } = await newMember();
    const person = { ...newPerson(), email };
    await beAtProvider(context, 'facebook', person);
    await page.goto('/auth/facebook/start?lang=en-US');
    await whenLive(page.getByRole('main').locator('form').first());
    const field = page.getByLabel('Password of the existing member');
    const submit = page.getByRole('button', { name: 'Link and sign in' });
    for (let round = 0; round < 10; round += 1) {
      await field.fill('wrong password');
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await submit.click();
      expect((await answered).status()).toBe(401);
    }
    await field.fill(password);
    await submit.click();
    await expect(page.getByRole('alert')).toContainText('15 minutes');
    expect(await membersOf(person)).toEqual([]);
  });

  test('of a typed address can be corrected', async ({ page, context }) => {
    const { email: taken } = await newMember();
    const { subject, email } = newPerson();
    await beAtProvider(context, 'naver', { subject, name: 'Ha Neul' });
    await page.goto('/auth/naver/start?lang=en-US');
    await whenLive(page.getByRole('main').locator('form').first());
    await page.getByRole('textbox', { name: 'Email' }).fill(taken);
    await agreeAndFinish(page);
    await expect(page.getByLabel('Password of the existing member')).toBeFocused();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect.poll(() => membersOf({ subject })).toMatchObject([{ email }]);
    expect(await membersWith(taken)).toHaveLength(1);
  });
});

test('a member links an account on a page of ours and unlinks it', async ({ page, context }) => {
  const { id, email } = await newMember();
  const person = newPerson();
  await beAtProvider(context, 'kakao', person);
  await signIn(page, email, '/mypage/profile');
  const before = await tokenIn(context);
  await whenLive(page.getByRole('link', { name: 'Link Kakao' }));
  await page.getByRole('link', { name: 'Link Kakao' }).click();
  await expect(page.getByText('The account is now linked.')).toBeFocused();
  expect(await membersOf(person)).toMatchObject([{ id, email }]);
  expect(await tokenIn(context)).toBe(before);
  await page.getByRole('button', { name: 'Unlink Kakao' }).click();
  await expect(page.getByText('The account is no longer linked.')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Link Kakao' })).toBeVisible();
  expect(await membersOf(person)).toEqual([]);
});

test("another member's account is not linked", async ({ page, context }) => {
  const person = newPerson();
  const { email: owner } = await newMember();
  await beAtProvider(context, 'google', { ...person, email: owner });
  await page.goto('/auth/google/start?lang=en-US');
  const owned = await membersOf(person);
  expect(owned).toHaveLength(1);
  await context.clearCookies({ name: 'access_token' });
  const { email } = await newMember();
  await signIn(page, email, '/mypage/profile');
  await page.getByRole('link', { name: 'Link Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'already linked to another member' })).toBeVisible();
  expect(await membersOf(person)).toEqual(owned);
});

test('the only sign-in method cannot be unlinked, and the page explains why', async ({ page, context }) => {
  const person = newPerson();
  await beAtProvider(context, 'google', person);
  await page.goto('/auth/google/start?lang=en-US&next=/mypage/profile');
  await whenLive(page.getByRole('main').locator('form').first());
  await agreeAndFinish(page);
  await expect(page.getByText('This is your only way to sign in')).toBeVisible();
  await expect(page.getByRole('button', { name: /Unlink/ })).toHaveCount(0);
  const posted = await page.request.post('/mypage/profile?lang=en-US', {
    form: { form: 'unlink', provider: 'google' },
    headers: { origin: new URL(page.url()).origin, accept: 'application/json' },
  });
  expect(posted.status()).toBe(409);
  expect(await membersOf(person)).toHaveLength(1);
});

test('a visitor who refuses at the provider gets a message and stays signed out', async ({
  page,
  context,
}) => {
  await beAtProvider(context, 'google', null);
  await page.goto('/login?lang=en-US&next=/mypage/points');
  await providerLink(page, 'google').click();
  await expect(page.getByRole('alert').filter({ hasText: 'You canceled the sign-in.' })).toBeVisible();
  await expect(page).toHaveURL(/next=%2Fmypage%2Fpoints/);
  expect(await tokenIn(context)).toBeUndefined();
});

test('an invalid response of a provider is an outage, and nothing is stored', async ({ page, context }) => {
  // Kakao's identifiers are numbers.
  const person = { ...newPerson(), subject: 'none' };
  await beAtProvider(context, 'kakao', person);
  await page.goto('/auth/kakao/start?lang=en-US');
  await expect(page.getByRole('alert').filter({ hasText: 'not possible right now' })).toBeVisible();
  await expectNothing(context, person);
});

test('a former member learns from which day a new sign-up is possible', async ({ page, context }) => {
  const { email } = await newMember();
  await signIn(page, email, '/mypage');
  const left = await page.request.delete('/api/v1/me', {
    data: { reason: 'PRICE', agree: true, confirm: true, password },
    headers: { authorization: (await tokenIn(context)) ?? '' },
  });
  expect(left.status()).toBe(204);
  await context.clearCookies();
  const person = { ...newPerson(), email };
  await beAtProvider(context, 'google', person);
  await page.goto('/auth/google/start?lang=en-US');
  const rejoin = new Date();
  rejoin.setMonth(rejoin.getMonth() + 6);
  const alert = page.getByRole('alert').filter({ hasText: 'withdrawn' });
  await expect(alert).toContainText(String(rejoin.getFullYear()));
  await expectNothing(context, person);
});

test('a provider without credentials has no page', async ({ page }) => {
  for (const path of ['/auth/apple/start', '/auth/apple/callback?code=1&state=2'])
    expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBe(404);
});
