import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Answers for Kakao's host, with the fake beside this file. Returns the addresses that were requested. */
export async function fakeKakaoMaps(page: Page): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route('https://dapi.kakao.com/**', (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({ path: join(import.meta.dirname, 'kakao-maps-sdk.js') });
  });
  return requests;
}
