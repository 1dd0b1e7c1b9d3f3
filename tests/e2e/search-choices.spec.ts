import type { CDPSession, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/live.ts';

const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Sets the text in composition, as an input method does. */
function compose(keyboard: CDPSession, text: string) {
  return keyboard.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

test('a visitor types initial consonants and chooses a suggestion by keyboard', async ({ page }) => {
  await page.goto('/search?lang=ko-KR');
  const field = page.getByRole('combobox', { name: '검색어', exact: true });
  const options = optionsOf(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('ㅇㅅㄱ');
  await expect(options.first()).toContainText('유산균');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: /검색어 제안이 [1-8]개/ })).toBeAttached();
  await expectNoViolations(page);

  const active = page.getByRole('option', { selected: true });
  await expect(active).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(active).toHaveText(/^유산균/);
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await expectNoViolations(page);
  await field.press('ArrowUp');
  await expect(active).toHaveCount(0);
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Home');
  await expect(active).toHaveCount(0);
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('ㅇㅅㄱ');
  await field.press('ArrowDown');
  await expect(options.first()).toContainText('유산균');

  // The list scrolls here. Its edge takes no focus, and the next stop is the button.
  const list = page.getByRole('listbox');
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0);
  await list.click({ position: { x: 20, y: 3 } });
  await expect(field).toBeFocused();
  await field.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: '검색', exact: true })).toBeFocused();
  await expect(options).toHaveCount(0);

  // An incomplete syllable, composed by an input method whose keys choose nothing.
  await field.fill('');
  await expect(options).toHaveCount(0);
  const keyboard = await page.context().newCDPSession(page);
  await compose(keyboard, '유사');
  await compose(keyboard, '유산');
  await expect(options.first()).toContainText('유산균');
  for (const isComposing of [true, false])
    await field.evaluate(
      (input, composing) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'ArrowDown',
            bubbles: true,
            isComposing: composing,
            ...(!composing && { keyCode: 229 }),
          }),
        ),
      isComposing,
    );
  await expect(active).toHaveCount(0);
  await keyboard.send('Input.insertText', { text: '유산' });
  await expect(options.first()).toContainText('유산균');
  await field.press('ArrowDown');
  await expect(active).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL(/[?&]q=%EC%9C%A0%EC%82%B0%EA%B7%A0/);
  await expect(field).toHaveValue('유산균');
  await expect(field).toBeFocused();
  await expect(options).toHaveCount(0);
});

test('Enter without a choice searches what is typed, a page is opened, and a late answer changes nothing', async ({
  page,
}) => {
  await page.goto('/search?lang=en-US');
  const field = page.getByRole('combobox', { name: 'Search for', exact: true });
  const options = optionsOf(page);
  await field.pressSequentially('hea');
  await expect(options.first()).toContainText(/heat/);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “hea”');
  await expect(options).toHaveCount(0);

  const held = Promise.withResolvers<void>();
  await page.route(/getChoices.*histo/, async (route) => {
    await held.promise;
    await route.abort();
  });
  const requested = page.waitForRequest(/getChoices.*histo/);
  await field.fill('histo');
  await requested;
  await expect(options).toHaveCount(0);
  await field.fill('10-990');
  await expect(options.first()).toContainText('Patents');
  held.resolve();
  await expect(options).toHaveCount(1);
  await field.fill(`10-990${'1'.repeat(100)}`);
  await expect(options).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await field.fill('history');
  await options.filter({ hasText: 'Page' }).click();
  await expect(page).toHaveURL(/\/company\/history\?lang=en-US$/);
});

test('what is typed before hydration stays, and another query replaces it', async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto('/search?lang=en-US&q=powder', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search for', exact: true }).fill('granule');
  start();
  const field = page.getByRole('combobox', { name: 'Search for', exact: true });
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('granule');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “granule”');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “powder”');
  await expect(field).toHaveValue('powder');
});
