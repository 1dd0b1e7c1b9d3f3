import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { members } from '#api/db/schema/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { countInquiries, fillInquiry, newFile } from '../support/inquiry-page.ts';
import { whenLive } from '../support/live.ts';
import { sampledViews, saveScreen } from '../support/looks.ts';
import { newMember, password, signIn, signInByForm, siteDatabase } from '../support/members.ts';
import { createQuestion, storedQuestions } from '../support/questions.ts';
import { saveData } from '../support/requests.ts';
import { fillSignUp, spelled } from '../support/sign-up-page.ts';

const contact = '/contact?lang=en-US';
const newQuestion = '/mypage/questions/new';

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'We restored your entries from' });
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' });
const subject = (page: Page) => page.getByLabel('Subject');
const send = (page: Page) => page.getByRole('button', { name: 'Send inquiry' });

/** Everything that scripts stored in this browser. */
async function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
}

async function untilStored(page: Page, text: string): Promise<void> {
  await expect.poll(() => stored(page)).toContain(text);
}

async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenLive(subject(page));
}

/** As after a day: the cookie has expired. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'access_token' });
}

test.describe('the draft of an inquiry', () => {
  test('survives a change of language, without consent and files', async ({ page }) => {
    await openLive(page, contact);
    await fillInquiry(page, 'Half written');
    await page.getByLabel('Country code').selectOption('JP+81');
    await page.getByLabel('Phone').last().fill('90-1234-5678');
    await page.getByLabel('Attached files').setInputFiles(newFile('brief.pdf'));
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '한국어' }).click();
    await expect(page.getByRole('status').filter({ hasText: '내용을 불러왔습니다.' })).toContainText(
      '첨부 파일은 다시 선택해 주세요.',
    );
    await expect(page.getByLabel('제목')).toHaveValue('Half written');
    await expect(page.getByRole('textbox', { name: '문의 내용' })).toHaveValue('Typed values stay.');
    await expect(page.getByText('18 / 5,000자')).toBeVisible();
    await expect(page.getByRole('radio', { name: '협력 제안' })).toBeChecked();
    await expect(page.getByLabel('국가 번호')).toHaveValue('JP+81');
    await expect(page.getByLabel('개인정보 수집·이용에 동의합니다.')).not.toBeChecked();
    const text = await stored(page);
    expect(text).toContain('Half written');
    expect(text).not.toMatch(/privacyAgree|timestamp|idempotencyKey|brief\.pdf|homepageUrl/);
  });

  test('survives a link, and the way back', async ({ page }) => {
    await openLive(page, contact);
    await subject(page).fill('Half written');
    await page.getByRole('main').getByRole('link', { name: 'FAQ' }).last().click();
    await expect(page).toHaveURL(/\/faq/);
    await expect(subject(page)).toHaveCount(0);
    await page.goBack();
    await expect(note(page)).toBeVisible();
    await expect(subject(page)).toHaveValue('Half written');
    await expect(note(page)).not.toContainText('files');
  });

  test('is discarded by keyboard', async ({ page }) => {
    await openLive(page, contact);
    await subject(page).fill('Half written');
    await untilStored(page, 'Half written');
    await openLive(page, contact);
    await discard(page).focus();
    await page.keyboard.press('Enter');
    await expect(note(page)).toHaveCount(0);
    await expect(subject(page)).toHaveValue('');
    await expect(subject(page)).toBeFocused();
    expect(await stored(page)).not.toContain('Half written');
    await openLive(page, contact);
    await expect(subject(page)).toHaveValue('');
  });

  test('ends with sending, also for another window', async ({ page, context }) => {
    const title = `Drafted ${crypto.randomUUID()}`;
    await openLive(page, contact);
    await fillInquiry(page, title);
    await untilStored(page, title);
    const other = await context.newPage();
    await other.goto(contact);
    await expect(subject(other)).toHaveValue(title);
    await send(page).click();
    await expect(page).toHaveURL(/sent=/);
    expect(await countInquiries(title)).toBe(1);
    expect(await stored(page)).not.toContain(title);
    await other.goto('/news?lang=en-US');
    await other.goto(contact);
    await whenLive(subject(other));
    await expect(subject(other)).toHaveValue('');
    expect(await stored(other)).not.toContain(title);
  });

  test('ends after a day', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-24T05:05:00Z') });
    await page.goto(contact);
    await subject(page).fill('Half written');
    await page.clock.runFor(1_000);
    expect(await stored(page)).toContain('Half written');
    await page.clock.setSystemTime(new Date('2026-11-25T05:04:00Z'));
    await page.goto(contact);
    await expect(note(page)).toContainText('Nov 24');
    await expect(subject(page)).toHaveValue('Half written');
    await page.clock.setSystemTime(new Date('2026-11-25T05:06:00Z'));
    await page.goto(contact);
    await page.clock.runFor(1_000);
    await expect(subject(page)).toHaveValue('');
    expect(await stored(page)).not.toContain('Half written');
  });

  test('yields to values that another link prefills', async ({ page }) => {
    await openLive(page, `${contact}&product=LMB-01`);
    await subject(page).fill('About the first');
    await page.getByRole('textbox', { name: 'Inquiry' }).fill('Typed values stay.');
    await untilStored(page, 'About the first');
    await page.goto(`/contact?lang=ko-KR&product=LMB-01`);
    await expect(page.getByLabel('제목')).toHaveValue('About the first');
    await page.goto(contact);
    await expect(subject(page)).toHaveValue('About the first');
    await page.goto(`${contact}&product=LMB-07`);
    await expect(page.getByRole('textbox', { name: 'Inquiry' })).toHaveValue('Typed values stay.');
    await expect(subject(page)).toHaveValue('Inquiry about LMB-07');
    const formula = encodeURIComponent('LMB-07?target=1&scale=12');
    await page.goto(`${contact}&formula=${formula}`);
    await expect(page.getByRole('textbox', { name: 'Inquiry' })).toHaveValue(
      /^I would like.*LMB-07.*: 141 mg\n.*\n\nTyped values stay\.$/s,
    );
    await discard(page).click();
    await expect(page.getByRole('textbox', { name: 'Inquiry' })).toHaveValue(/#dose\n\n$/);
  });

  test('is not needed: the form works without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const title = `Private ${crypto.randomUUID()}`;
    await openLive(page, contact);
    await fillInquiry(page, title);
    await send(page).click();
    await expect(page).toHaveURL(/sent=/);
    expect(await countInquiries(title)).toBe(1);
  });

  for (const view of sampledViews) {
    test(`shows its note in ${view.locale} at ${view.width} px, and passes axe`, async ({ page }) => {
      await page.setViewportSize({ width: view.width, height: 900 });
      await page.goto(`/contact?lang=${view.locale}`);
      await page.locator('#subject').fill('Half written');
      await page.locator('#files').setInputFiles(newFile('brief.pdf'));
      await untilStored(page, '"hadFiles\\":true');
      await page.goto(`/contact?lang=${view.locale}`);
      await expect(page.locator('#subject')).toHaveValue('Half written');
      await saveScreen(page, 'draft-note', view);
      await expectAccessible(page);
    });
  }
});

test.describe('the draft of a member', () => {
  test.use({ expectedMessages: /status of 401/ });

  test('survives an ended session, and ends with sending', async ({ page }) => {
    const { id, email } = await newMember();
    await signIn(page, email, newQuestion);
    await whenLive(subject(page));
    await subject(page).fill('Late at night');
    await page.getByRole('textbox', { name: 'Your question' }).fill('Typed over an hour.');
    await endSession(page);
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You have been signed out' })).toBeVisible();
    await signIn(page, email, newQuestion);
    await expect(note(page)).toBeVisible();
    await expect(subject(page)).toHaveValue('Late at night');
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Typed over an hour.');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late at night');
    expect(await storedQuestions(id)).toHaveLength(1);
    expect(await stored(page)).not.toContain('Late at night');
  });

  test('is removed when another member signs in', async ({ page }) => {
    const [first, second] = [await newMember(), await newMember()];
    await signIn(page, first.email, newQuestion);
    await whenLive(subject(page));
    await subject(page).fill('Confidential');
    await untilStored(page, 'Confidential');
    await endSession(page);
    await signInByForm(page, second.email, '/mypage/points');
    await expect.poll(() => stored(page)).not.toContain('Confidential');
    await openLive(page, `${newQuestion}?lang=en-US`);
    await expect(subject(page)).toHaveValue('');
  });

  test('is removed when the member signs out, unlike the draft of an inquiry', async ({ page }) => {
    const { email } = await newMember();
    await openLive(page, contact);
    await subject(page).fill('An open inquiry');
    await untilStored(page, 'An open inquiry');
    await signIn(page, email, newQuestion);
    await whenLive(subject(page));
    await subject(page).fill('Confidential');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => stored(page)).not.toContain('Confidential');
    expect(await stored(page)).toContain('An open inquiry');
  });

  test('is dropped when the profile has changed since', async ({ page }) => {
    const { id, email } = await newMember();
    const profile = '/mypage/profile?lang=en-US';
    const address = page.getByLabel('Address line 1');
    await signIn(page, email, '/mypage/profile');
    await whenLive(address);
    await address.fill('1 Old Street');
    await untilStored(page, '1 Old Street');
    await page.goto(profile);
    await expect(address).toHaveValue('1 Old Street');
    await siteDatabase().update(members).set({ zipcode: '13529' }).where(eq(members.id, id));
    await page.goto(profile);
    await expect(page.getByLabel('Postal code')).toHaveValue('13529');
    await expect.poll(() => stored(page)).not.toContain('1 Old Street');
    await expect(address).toHaveValue('');
  });

  test('of one question is not for another', async ({ page }) => {
    const { email } = await newMember();
    await signIn(page, email);
    const first = await createQuestion(page, { title: 'First' });
    const second = await createQuestion(page, { title: 'Second' });
    await openLive(page, `/mypage/questions/${first}?lang=en-US&view=change`);
    await subject(page).fill('First, changed');
    await untilStored(page, 'First, changed');
    await openLive(page, `/mypage/questions/${second}?lang=en-US&view=change`);
    await expect(subject(page)).toHaveValue('Second');
    await openLive(page, `/mypage/questions/${first}?lang=en-US&view=change`);
    await expect(subject(page)).toHaveValue('First, changed');
    await discard(page).click();
    await expect(subject(page)).toHaveValue('First');
  });

  test('of a sample request restores its amount when the address has changed', async ({ page }) => {
    const { id, email } = await newMember();
    await signIn(page, email, '/sample');
    await whenLive(page.getByLabel('Amount'));
    await page.getByLabel('Ingredient').selectOption({ index: 2 });
    await page.getByLabel('Amount').fill('500 g');
    await page.getByLabel('Address line 1').fill('1 Old Street');
    await untilStored(page, '1 Old Street');
    const material = await page.getByLabel('Ingredient').inputValue();
    await siteDatabase().update(members).set({ address1: '2 New Street' }).where(eq(members.id, id));
    await page.goto('/sample?lang=en-US');
    await expect(page.getByLabel('Amount')).toHaveValue('500 g');
    await expect(page.getByLabel('Ingredient')).toHaveValue(material);
    await expect(page.getByLabel('Address line 1')).toHaveValue('2 New Street');
  });

  test('of a new phone number survives a change of language, without the code', async ({ page }) => {
    const { email } = await newMember();
    const number = page.getByLabel('New mobile number');
    await signIn(page, email, '/mypage/phone');
    await whenLive(number);
    await number.fill('010-1234-9876');
    await page.getByLabel('Verification code').fill('246802');
    await untilStored(page, '010-1234-9876');
    await page.goto('/mypage/phone?lang=ko-KR');
    await expect(page.getByRole('status').filter({ hasText: '내용을 불러왔습니다.' })).toBeVisible();
    await expect(page.getByLabel('새 휴대전화 번호')).toHaveValue('010-1234-9876');
    expect(await stored(page)).not.toContain('246802');
  });

  test('of a withdrawal has no password and no consent', async ({ page }) => {
    const { email } = await newMember();
    const comment = page.getByRole('textbox', { name: 'Anything else you would like to say' });
    const agree = page.getByRole('checkbox', { name: 'I have read this notice' });
    await signIn(page, email, '/mypage/withdraw');
    await whenLive(comment);
    await agree.check();
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await comment.fill('Too many mails.');
    await untilStored(page, 'Too many mails.');
    expect(await stored(page)).not.toMatch(new RegExp(`${password}|agree`));
    await page.goto('/mypage/withdraw?lang=en-US');
    await expect(comment).toHaveValue('Too many mails.');
    await expect(agree).not.toBeChecked();
  });
});

test.describe('a form of a release whose next script is missing', () => {
  test.use({
    expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module|preload/i,
  });

  /** As in a tab older than an upgrade: a script is missing until a new document names the scripts of its release. */
  async function removeScript(page: Page, name: RegExp): Promise<() => number> {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(name, (route) => (documents === 0 ? route.fulfill({ status: 404 }) : route.continue()));
    return () => documents;
  }

  test('keeps an inquiry over the reload of the page that is opened next', async ({ page }) => {
    await saveData(page);
    await openLive(page, contact);
    await fillInquiry(page, 'Half written');
    const documents = await removeScript(page, /\/_app\/.*\/press-.*\.js/);
    const heading = page.getByRole('heading', { level: 1, name: 'Press' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
    await whenLive(heading);
    expect(documents()).toBe(1);
    await page.goBack();
    await expect(note(page)).toBeVisible();
    await expect(subject(page)).toHaveValue('Half written');
    await expect(page.getByRole('textbox', { name: 'Inquiry' })).toHaveValue('Typed values stay.');
  });

  test('keeps a profile over the reload when its dialog cannot open', async ({ page }) => {
    const { email } = await newMember();
    const address = page.getByLabel('Address line 2');
    const find = page.getByRole('button', { name: 'Find address' });
    await signIn(page, email, '/mypage/profile');
    await whenLive(find);
    await address.fill('Floor 3');
    const documents = await removeScript(page, /\/_app\/.*\/postcode-dialog-.*\.js/);
    await find.click();
    await expect(note(page)).toBeVisible();
    expect(documents()).toBe(1);
    await expect(address).toHaveValue('Floor 3');
  });
});

test('a sign-up restores name, email and number in its tab, and stores nothing else', async ({
  page,
  context,
}) => {
  await page.goto('/signup?lang=en-US');
  await whenLive(page.getByRole('textbox', { name: 'Name' }));
  const { email, mobile } = await fillSignUp(page);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '한국어' }).click();
  await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: '이름' })).toHaveValue('Kim Boram');
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue(spelled(mobile));
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  expect(await stored(page)).not.toContain(password);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await expect(page.getByText(`${spelled(mobile)} 번호로 인증번호를 보냈습니다.`)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/signup?lang=en-US');
  await expect(other.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('a forgotten password restores the email in its tab', async ({ page }) => {
  await page.goto('/password/forgot?lang=en-US');
  await whenLive(page.getByLabel('Email'));
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '한국어' }).click();
  await expect(page.getByLabel('이메일')).toHaveValue('someone@example.com');
});

test('an expired draft of any form is removed by a page without a form', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-24T05:05:00Z') });
  await page.goto(contact);
  await subject(page).fill('Half written');
  await page.clock.runFor(1_000);
  expect(await stored(page)).toContain('Half written');
  await page.clock.setSystemTime(new Date('2026-11-25T05:06:00Z'));
  await page.goto('/faq?lang=en-US');
  await page.clock.runFor(5_000);
  await expect.poll(() => stored(page)).not.toContain('Half written');
});

test('a sign-in stores nothing', async ({ page }) => {
  await page.goto('/login?lang=en-US');
  await whenLive(page.getByLabel('Email'));
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('로그인');
  expect(await stored(page)).not.toMatch(/draft|someone/);
});
