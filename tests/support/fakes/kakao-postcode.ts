import { join } from 'node:path';
import type { Page } from '@playwright/test';

export async function fakeKakaoPostcode(page: Page): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route('https://t1.kakaocdn.net/**', (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({ path: join(import.meta.dirname, 'kakao-postcode.js') });
  });
  await page.route('https://postcode.map.kakao.com/**', (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<title>Search</title>' });
  });
  return requests;
}
