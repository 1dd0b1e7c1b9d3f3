import { dataDir, expect, sites, test } from '../support/fixtures.ts';
import { newMember, newMobile } from '../support/members.ts';
import { codeSentTo, sentMessages } from '../support/outbox.ts';
import { fillSignUp, post, requestCode, signUpFields, spelled } from '../support/sign-up-page.ts';
import { dayOfReturn, memberOf, newToken, withdrawnMember } from '../support/site-api.ts';
import { newVisitor } from '../support/visitor.ts';

/*
 * Attacks on sign-up through the site's forms. Server tests cover what the API refuses.
 */

const signUp = '/signup';

function statuses(answers: readonly { status(): number }[]): number[] {
  return answers.map((answer) => answer.status()).sort();
}

test('one number twenty times gets one message, in every spelling and from every address', async ({
  request,
}) => {
  const mobile = newMobile();
  const international = `+82 ${mobile.slice(1)}`;
  const spellings = [mobile, spelled(mobile), international, `0082${mobile}`, mobile.split('').join(' ')];
  const fullWidth = mobile.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const spelling = [...spellings, fullWidth][index % 6] ?? mobile;
      return post(
        request,
        signUp,
        { form: 'code', mobile: spelling, extra: `${index}` },
        newVisitor().headers,
      );
    }),
  );
  expect(statuses(answers)).toEqual([200, ...Array(19).fill(429)]);
  for (const answer of answers.filter((one) => one.status() === 429))
    expect(await answer.json()).toMatchObject({ failure: 'too_many', retryAfter: expect.any(Number) });
  await codeSentTo(dataDir(), mobile);
  expect(sentMessages(dataDir(), mobile)).toHaveLength(1);
});

test('twenty numbers from one address get ten messages, also with forged addresses', async ({ request }) => {
  const own = newVisitor().headers['x-forwarded-for'];
  const answers = [];
  for (let index = 0; index < 20; index += 1) {
    const headers = { 'x-forwarded-for': `${newVisitor().headers['x-forwarded-for']}, ${own}` };
    answers.push(await post(request, signUp, { form: 'code', mobile: newMobile() }, headers));
  }
  expect(statuses(answers)).toEqual([...Array(10).fill(200), ...Array(10).fill(429)]);
});

test('parallel wrong codes get at most five attempts, and a correct one after them is refused', async ({
  request,
}) => {
  const fields = await signUpFields(request);
  await requestCode(request, fields.mobile);
  const right = Number(await codeSentTo(dataDir(), fields.mobile));
  const guesses = Array.from({ length: 20 }, (_, index) =>
    String((right + 1 + index) % 1_000_000).padStart(6, '0'),
  );
  const answers = await Promise.all(guesses.map((code) => post(request, signUp, { ...fields, code })));
  expect(statuses(answers)).toEqual([...Array(5).fill(400), ...Array(15).fill(410)]);
  const late = await post(request, signUp, { ...fields, code: String(right).padStart(6, '0') });
  expect(late.status()).toBe(410);
});

test('a code is valid for its number only, and once', async ({ request }) => {
  const fields = await signUpFields(request);
  const other = await signUpFields(request);
  await requestCode(request, fields.mobile);
  const code = await codeSentTo(dataDir(), fields.mobile);
  expect((await post(request, signUp, { ...other, code })).status()).toBe(410);
  const twice = await Promise.all([
    post(request, signUp, { ...fields, code }),
    post(request, signUp, { ...fields, code, email: newVisitor().email }),
  ]);
  expect(statuses(twice)).toEqual([200, 410]);
});

test('the existence of an account is not revealed without the code', async ({ request }) => {
  const { email } = await newMember();
  const fields = await signUpFields(request, { email });
  const answer = await post(request, signUp, { ...fields, code: '123456' });
  expect(await answer.json()).toMatchObject({ failure: 'expired' });
});

test.describe('a former member cannot sign up for six months', () => {
  test.use({ expectedMessages: /status of 403/ });

  test('by the same address in other letters or with a tag, nor with the same number', async ({
    request,
  }) => {
    const former = await withdrawnMember(request);
    const [name, domain] = former.email.split('@');
    const ways = [
      { email: former.email },
      { email: former.email.toUpperCase() },
      { email: `${name}+again@${domain}` },
      { mobile: former.mobile },
    ];
    for (const way of ways) {
      const fields = await signUpFields(request, way);
      await requestCode(request, fields.mobile);
      const code = await codeSentTo(dataDir(), fields.mobile);
      const answer = await post(request, signUp, { ...fields, code });
      expect(answer.status()).toBe(403);
      expect(await answer.json()).toMatchObject({
        failure: 'rejoin',
        context: { rejoinAt: expect.any(String) },
      });
    }
  });

  test('and reads the day from which it is possible', async ({ page, request }) => {
    const { email } = await withdrawnMember(request);
    await page.goto('/signup?lang=en-US');
    const { mobile } = await fillSignUp(page, { email });
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(dataDir(), mobile));
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('alert').last()).toHaveText(
      `Withdrawn accounts cannot re-register for six months. You can sign up again from ${dayOfReturn()}.`,
    );
  });
});

test('signing in replaces the previous session and ends it', async ({ page, request }) => {
  const old = await newToken(request, (await newMember()).email);
  const fields = await signUpFields(request);
  await requestCode(request, fields.mobile);
  const code = await codeSentTo(dataDir(), fields.mobile);
  const headers = { cookie: `access_token=${old}` };
  const answer = await post(page.request, signUp, { ...fields, code }, headers);
  expect(answer.status()).toBe(200);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'access_token');
  expect(cookie?.value).toBeTruthy();
  expect(cookie?.value).not.toBe(old);
  expect((await memberOf(request, old)).status).toBe(401);
  expect((await memberOf(request, cookie?.value ?? '')).status).toBe(200);
});

for (const path of ['/signup', '/password/forgot', '/password/reset', '/mypage/phone', '/email/verify']) {
  test(`a post to ${path} from another site, or with another content type, is refused`, async ({
    request,
  }) => {
    const mobile = newMobile();
    const form = { form: 'code', mobile };
    for (const origin of ['https://evil.example', 'null']) {
      expect((await post(request, path, form, { origin })).status()).toBe(403);
    }
    const noOrigin = { form, headers: { cookie: 'access_token=a' } };
    expect((await request.post(`${path}?lang=en-US`, noOrigin)).status()).toBe(403);
    const data = JSON.stringify(form);
    const headers = { 'content-type': 'text/plain', origin: sites.embedded() };
    expect((await request.post(`${path}?lang=en-US`, { data, headers })).status()).toBe(415);
    expect(sentMessages(dataDir(), mobile)).toEqual([]);
  });
}
