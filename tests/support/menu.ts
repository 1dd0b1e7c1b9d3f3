import type { Page } from '@playwright/test';
import { whenLive } from './live.ts';

export async function goByMenu(page: Page, menu: string, group: string, link: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: menu });
  const button = navigation.getByRole('button', { name: group });
  await whenLive(button);
  await button.click();
  await navigation.getByRole('link', { name: link, exact: true }).click();
}
