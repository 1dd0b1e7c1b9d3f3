import { join } from 'node:path';
import type { Page } from '@playwright/test';

export async function fakeKakaoMaps(page: Page): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route('https://dapi.kakao.com/**', (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({ path: join(import.meta.dirname, 'kakao-maps-sdk.js') });
  });
  return requests;
}
