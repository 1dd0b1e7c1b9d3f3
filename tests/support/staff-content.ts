import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './fixtures.ts';

/** A title that no other test has. */
export function newTitle(): string {
  return `새 소식 ${randomUUID().slice(0, 8)}`;
}

export function textOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** Opens the editor with a new draft. */
export async function createItem(page: Page, title: string, kind = 'news'): Promise<void> {
  await page.goto(`/admin/content/new/${kind}?lang=en-US`);
  await page.getByRole('main').getByRole('textbox').last().fill(title);
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  if (kind === 'news') await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved,/ })).toBeVisible();
}

/** Saves by the shortcut. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expectSaved(page);
}

/** Selects the text of the editor and types. */
export async function typeText(page: Page, text: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Returns once only the fields of that language are there. */
export async function openLanguage(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Before you publish' });
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Published.').first()).toBeVisible();
}

/** Markdown of the text, by the plain view. The view stays plain. */
export async function readMarkdown(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Markdown' }).click();
  return textOf(page).inputValue();
}

export async function pictureFile(name = 'fermenter.png', width = 1200, height = 800) {
  const create = { width, height, channels: 3, background: { r: 12, g: 74, b: 55 } } as const;
  const image = sharp({ create });
  const buffer = await (name.endsWith('.jpg') ? image.jpeg() : image.png()).toBuffer();
  return { name, mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/png', buffer };
}

/** Inserts a picture by the dialog of the toolbar. */
export async function insertPicture(page: Page, description: string): Promise<void> {
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Upload a picture').setInputFiles(await pictureFile());
  await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill(description);
  await expect(dialog.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(textOf(page).getByRole('img', { name: description })).toBeVisible();
}
