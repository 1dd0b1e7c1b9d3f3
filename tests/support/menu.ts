import type { Page } from '@playwright/test';

/** Goes to a page by the menu of a wide window. */
export async function goByMenu(page: Page, menu: string, group: string, link: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: menu });
  await navigation.getByRole('button', { name: group }).click();
  await navigation.getByRole('link', { name: link, exact: true }).click();
}
