import { expectAccessible } from '../support/accessible.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { newDataDir, runCommandLine } from '../support/databases.ts';
import { expect, test } from '../support/fixtures.ts';
import { password } from '../support/members.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { applyAsSample } from '../support/test-database.ts';
import { newVisitor } from '../support/visitor.ts';

/* On a separate site, because the terms concern all members. */

let site: RunningSite;
const { email } = newVisitor();

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const env = { DATA_DIR: newDataDir() };
  const folder = contentFolder({
    'terms/terms/again/terms.yaml': JSON.stringify({
      effectiveAt: new Date(Date.now() - 60_000).toISOString(),
      consentAgain: true,
    }),
    'terms/terms/again/en-US.md': markdown({ title: 'Terms of use' }, '## A new article'),
  });
  await applyAsSample(env, folder);
  site = await startSite(env);
  const member = ['--email', email, '--password', password, '--name', 'Kim'];
  const { status, stderr } = runCommandLine(['member:create', ...member], env);
  expect(status, stderr).toBe(0);
});

test.afterAll(() => site?.kill());

test('a member agrees to new terms, and continues to the page', async ({ page }) => {
  await page.goto(`${site.url}/login?lang=en-US&next=/mypage/points`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/mypage\/consents\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consent to new terms');
  const box = page.getByLabel('I agree to the terms of service.');
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(box).toHaveAccessibleDescription('Please agree to this to continue.');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'A new article' })).toBeVisible();
  await box.check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page).toHaveURL(/\/mypage\/points\?/);
  await page.goto(`${site.url}/mypage/consents?lang=en-US`);
  await expect(page.getByRole('main')).toContainText('You have agreed to all texts in force.');
});
