import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expect, sites } from './fixtures.ts';
import { hiddenField } from './inquiry-form.ts';
import { newMobile, password } from './members.ts';
import { newVisitor } from './visitor.ts';

export function spelled(mobile: string): string {
  return mobile.replace(/(\d{3})(\d{4})(\d{4})/, '$1-$2-$3');
}

export async function fillSignUp(page: Page, given: { email?: string; mobile?: string } = {}) {
  const { email = newVisitor().email, mobile = newMobile() } = given;
  await page.getByLabel('I agree to the terms').check();
  await page.getByLabel('I have read the privacy policy').check();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Name' }).fill('Kim Boram');
  await page.getByLabel('Mobile number').fill(spelled(mobile));
  await page.getByLabel(/^Password/).fill(password);
  return { email, mobile };
}

const html = { accept: 'text/html' };

export function post(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const own = { accept: 'application/json', origin: sites.embedded() };
  return request.post(`${path}?lang=en-US`, { form, headers: { ...own, ...headers } });
}

export async function signUpFields(
  request: APIRequestContext,
  given: { email?: string; mobile?: string } = {},
) {
  const page = await (await request.get('/signup?lang=en-US', { headers: html })).text();
  return {
    email: `visitor-${randomUUID()}@example.com`,
    password,
    name: 'Kim Boram',
    mobile: newMobile(),
    termsAgree: 'true',
    privacyAgree: 'true',
    termsVersion: hiddenField(page, 'termsVersion'),
    privacyVersion: hiddenField(page, 'privacyVersion'),
    ...given,
  };
}

export async function requestCode(
  request: APIRequestContext,
  mobile: string,
  path = '/signup',
): Promise<APIResponse> {
  const answer = await post(request, path, { form: 'code', mobile });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer;
}
