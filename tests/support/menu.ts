import type { Page } from '@playwright/test';

export async function goByMenu(page: Page, menu: string, group: string, link: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: menu });
  await navigation.getByRole('button', { name: group }).click();
  await navigation.getByRole('link', { name: link, exact: true }).click();
}
