import { randomInt } from 'node:crypto';
import { expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { publish, save } from '../support/staff-content.ts';
import { signInStaff } from '../support/staff-pages.ts';

/** One that no text and no other test has. */
function newWord(): string {
  return Array.from({ length: 6 }, () => String.fromCodePoint(0xac00 + randomInt(11_172))).join('');
}

test('an editor makes a search that found nothing a synonym, and visitors find it at once', async ({
  page,
}) => {
  const word = `${newWord()} ${newWord()}`;
  const results = `/search?lang=en-US&q=${encodeURIComponent(word)}`;
  await page.goto(results);
  await expect(page.getByText(`Nothing was found for “${word}”.`)).toBeVisible();
  // More often than the misses of other tests: the list is short.
  for (let searches = 0; searches < 15; searches += 1)
    expect((await page.request.get(`/api/v1/search?q=${encodeURIComponent(word)}`)).ok()).toBe(true);

  await signInStaff(page, 'editor');
  await page.goto('/admin/synonyms?lang=en-US');
  await expect(page.getByRole('heading', { level: 1, name: 'Synonyms' })).toBeVisible();
  await expect(page.getByRole('link', { name: '락토바실러스', exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: `Add a synonym ${word}` }).click();
  await expect(page.getByRole('main').getByRole('textbox').last()).toHaveValue(word);
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();

  const words = page.getByRole('textbox', { name: 'Words with the same meaning' });
  await words.fill(`${word}, 유산균`);
  await save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(dialog.getByText('Another group already has this word: 유산균')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await words.fill(`젤리, ${word}`);
  await save(page);
  await publish(page);

  await page.goto(results);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(`Nothing was found for “${word}”.`)).toHaveCount(0);
});
