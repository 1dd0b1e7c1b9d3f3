import type { Page } from '@playwright/test';
import { fakeKakaoMaps } from '../support/fakes/kakao-maps.ts';
import { expect, sites, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/live.ts';

const finder = '/business/pharmacy';
const seoul = '서울특별시';

const rows = (page: Page) => page.getByRole('main').locator('ol > li[id^="place-"]');
const heading = (page: Page) => page.getByRole('heading', { name: /^Pharmacies found: \d/ });
const found = (page: Page, count: number) =>
  expect(heading(page)).toHaveAccessibleName(new RegExp(`^Pharmacies found: ${count}\\.`));

test.describe('the filters', () => {
  test('apply at once, to the list and to the address, without a new document', async ({ page }) => {
    await page.goto(`${finder}?lang=en-US`);
    await found(page, 120);
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await page.evaluate(() => window.scrollTo(0, 200));
    const province = page.getByLabel('Province or city');
    await province.selectOption('Seoul');
    await found(page, 35);
    await expect(page).toHaveURL((url) => url.searchParams.get('siNm') === seoul);
    await expect(page.getByRole('status').filter({ hasText: 'Pharmacies found: 35.' })).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
    expect(await page.locator('body[data-before]').count()).toBe(1);
    for (const row of await rows(page).all()) await expect(row).toContainText('Seoul');
  });

  test('share an address that shows the same to others', async ({ page }) => {
    await page.goto(`${finder}?lang=en-US`);
    await page.getByLabel('Station').selectOption({ label: 'Gangnam Station' });
    await page.getByLabel('Product').selectOption({ label: 'Lumiday Kids Powder' });
    await expect(page).toHaveURL(/subwayName=.*idProduct|idProduct=.*subwayName/);
    await found(page, 1);
    const name = await rows(page).getByRole('heading').textContent();
    await page.goto(page.url());
    await found(page, 1);
    await expect(rows(page).getByRole('heading')).toHaveText(name ?? '');
    await expect(page.getByLabel('Subway area')).not.toHaveValue('');
    await expect(page.getByLabel('Station')).toHaveValue('강남역');
  });

  test('apply before hydration', async ({ page }) => {
    const start = await holdScripts(page);
    await page.goto(`${finder}?lang=en-US`, { waitUntil: 'commit' });
    await page.getByLabel('Station').selectOption({ label: 'Gangnam Station' });
    await page.getByLabel('Name or address').fill('daero');
    start();
    await expect(page).toHaveURL(/subwayName=/);
    await expect(page).toHaveURL(/query=daero/);
    await expect(page.getByLabel('Station')).toHaveValue('강남역');
    await expect(page.getByLabel('Name or address')).toHaveValue('daero');
  });

  test('remove the district when another province is chosen, and offer its districts', async ({ page }) => {
    await page.goto(`${finder}?lang=en-US`);
    await page.getByLabel('Province or city').selectOption('Seoul');
    await page.getByLabel('District').selectOption('Gangnam-gu');
    await expect(page).toHaveURL(/sggNm=/);
    await page.getByLabel('Province or city').selectOption('Busan');
    await found(page, 10);
    await expect(page).not.toHaveURL(/sggNm=/);
    await expect(page.getByLabel('District').getByRole('option', { name: 'Haeundae-gu' })).toBeAttached();
    await expect(page.getByLabel('District').getByRole('option', { name: 'Gangnam-gu' })).toHaveCount(0);
  });

  test('wait for a pause in typing, and preserve the focus and the typed text', async ({ page }) => {
    await page.goto(`${finder}?lang=en-US`);
    const field = page.getByLabel('Name or address');
    await field.pressSequentially('saebomgil', { delay: 20 });
    await found(page, 1);
    await expect(page).toHaveURL(/query=saebomgil/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('saebomgil');
    await page.getByRole('link', { name: /saebomgil.*remove this filter/ }).click();
    await found(page, 120);
    await expect(field).toHaveValue('');
    await expect(heading(page)).toBeFocused();
  });

  test('are undone by Back one by one, with all of the typed text in one step', async ({ page }) => {
    await page.goto('/company/vision?lang=en-US');
    await page.goto(`${finder}?lang=en-US`);
    await page.getByLabel('Province or city').selectOption('Seoul');
    await found(page, 35);
    const field = page.getByLabel('Name or address');
    await field.fill('gangnam');
    await expect(page).toHaveURL(/query=gangnam/);
    await field.fill('gangnam-daero');
    await expect(page).toHaveURL(/query=gangnam-daero/);
    await page.getByLabel('Product').selectOption({ label: 'Lumiday Kids Powder' });
    await expect(page).toHaveURL(/idProduct=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/idProduct=/);
    await expect(page.getByLabel('Product')).toHaveValue('');
    await expect(field).toHaveValue('gangnam-daero');
    await page.goBack();
    await found(page, 120);
    await expect(field).toHaveValue('');
    await expect(page.getByLabel('Province or city')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/company\/vision/);
  });

  test('can be removed one by one, or all at once', async ({ page }) => {
    await page.goto(`${finder}?lang=en-US&siNm=${seoul}&sggNm=강남구&query=daero&size=5`);
    const active = page.getByRole('list', { name: 'Filters in use' });
    await expect(active.getByRole('link')).toHaveCount(4);
    await active.getByRole('link', { name: 'Gangnam-gu' }).click();
    await expect(page).not.toHaveURL(/sggNm/);
    await expect(active.getByRole('link')).toHaveCount(3);
    await active.getByRole('link', { name: 'Clear all filters' }).click();
    await found(page, 120);
    await expect(active).toHaveCount(0);
    await expect(page).toHaveURL(/size=5/);
  });

  test('without results suggest the next step', async ({ page }) => {
    await page.goto(`${finder}?lang=en-US&query=nowhere`);
    await expect(
      page.getByRole('heading', { name: 'No pharmacy matches all of these filters.' }),
    ).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all pharmacies' }).click();
    await found(page, 120);
  });

  test('with bad values fall back, and the page works', async ({ page }) => {
    const response = await page.goto(
      `${finder}?lang=en-US&page=0&size=9999&idProduct=x&siNm=Atlantis&subwayLine=99&query=%00`,
    );
    expect(response?.status()).toBe(200);
    await found(page, 120);
    await expect(rows(page)).toHaveCount(12);
  });

  test('of places are labelled in the visitor’s language and sent in Korean', async ({ page }) => {
    await page.goto(`${finder}?lang=zh-CN`);
    await page.getByLabel('省市').selectOption('釜山广域市');
    await expect(page).toHaveURL((url) => url.searchParams.get('siNm') === '부산광역시');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: /Failed to load resource|Failed to fetch|TypeError|preload/i });

  test('the list of the previous search stays and says so, until a retry loads the new one', async ({
    page,
  }) => {
    await page.goto(`${finder}?lang=en-US`);
    await found(page, 120);
    await page.route(/_serverFn|healthz/, (route) => route.abort());
    await page.getByLabel('Province or city').selectOption('Seoul');
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'The list below is from your previous search.' });
    await expect(notice).toBeVisible();
    await found(page, 120);
    await expect(rows(page)).toHaveCount(12);
    await page.unroute(/_serverFn|healthz/);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await found(page, 35);
    await expect(notice).toHaveCount(0);
  });

  test('the list and the map show that they wait', async ({ page }) => {
    await page.goto(`${finder}?lang=en-US`);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/_serverFn/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByLabel('Province or city').selectOption('Seoul');
    await expect(page.locator('#map')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('main').getByText('Loading…').first()).toBeVisible();
    release();
    await found(page, 35);
    await expect(page.locator('#map')).toHaveAttribute('aria-busy', 'false');
  });
});

test('another page of the list begins at its head, with the focus there', async ({ page }) => {
  await page.goto(`${finder}?lang=en-US&siNm=${seoul}`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(rows(page).first()).toContainText('13');
  await page.goBack();
  await expect(rows(page).first()).not.toContainText('13');
  await page.goto(`${finder}?lang=en-US&page=99`);
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(rows(page)).toHaveCount(12);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, in which districts and stations stand by where they lie', async ({
    page,
  }) => {
    await page.goto(`${finder}?lang=en-US&size=5`);
    const district = page.getByLabel('District');
    await expect(district.locator('optgroup[label="Busan"]')).toBeAttached();
    // A name that several cities have: the group decides.
    await district.selectOption('부산광역시 중구');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/lang=en-US/);
    await expect(page).toHaveURL(/size=5/);
    for (const row of await rows(page).all()) await expect(row).toContainText('Busan');
    await expect(page.getByLabel('Province or city')).toHaveValue('부산광역시');
    await expect(district).toHaveValue('중구');
    // Another province, with the district of before still chosen.
    await page.getByLabel('Province or city').selectOption('Sejong');
    await page.getByRole('button', { name: 'Search' }).click();
    await found(page, 2);
    await expect(district).toHaveValue('');
    await page.goto(`${finder}?lang=en-US`);
    await page.getByLabel('Station').selectOption({ label: 'City Hall Station' });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rows(page).first()).toContainText('Daejeon');
    await expect(page.getByLabel('Line')).toHaveValue('1호선');
  });

  test('the list has its pages, its links, and the drawn map below it on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${finder}?lang=en-US`);
    await expect(
      rows(page)
        .first()
        .getByRole('link', { name: /02-6900-0101/ }),
    ).toHaveAttribute('href', 'tel:0269000101');
    await expect(page.getByRole('figure', { name: 'Map of the pharmacies listed' })).toBeVisible();
    await expect(page.getByRole('button', { name: /map/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(rows(page).first()).toContainText('13');
  });
});

test.describe('the drawn map', () => {
  const figure = (page: Page) => page.getByRole('figure', { name: 'Map of the pharmacies listed' });

  test('is in step with the list, by pointer and by keyboard', async ({ page }) => {
    await page.goto(`${finder}?lang=en-US`);
    await expect(figure(page).getByRole('link', { name: /Pharmacy$/ })).toHaveCount(12);
    const third = rows(page).nth(2);
    const name = (await third.getByRole('heading').textContent()) ?? '';
    const caption = figure(page).locator('figcaption');
    await third.hover();
    await expect(caption).toContainText(name);
    await rows(page).nth(4).getByRole('link').first().focus();
    await page.mouse.move(0, 0);
    await expect(caption).toContainText((await rows(page).nth(4).getByRole('heading').textContent()) ?? '');
    await figure(page)
      .getByRole('link', { name: `12 ${await rows(page).nth(11).getByRole('heading').textContent()}` })
      .click();
    await expect(rows(page).nth(11)).toBeInViewport();
    await expect(caption.getByRole('link', { name: /^Kakao Map/ })).toHaveAttribute(
      'href',
      /^https:\/\/map\.kakao\.com\/link\/map\/[^,]+,37\.\d+,12\d\.\d+$/,
    );
  });

  test('sends no request to another host, and the policy admits none', async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:'))
        others.push(request.url());
    });
    for (const path of [finder, '/business/showroom', '/company/contactUS']) {
      const response = await page.goto(`${path}?lang=en-US`);
      expect(response?.headers()['content-security-policy']).not.toMatch(/kakao|daum|style-src-attr/);
      await expect(page.getByRole('figure').first()).toBeAttached();
    }
    expect(others).toEqual([]);
  });

  test.describe('by touch', () => {
    // A mouse would stay over the map that appears under it, and choose another pharmacy.
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('on a phone replaces the list by a button, and back again', async ({ page }) => {
      await page.goto(`${finder}?lang=en-US`);
      await expect(figure(page)).toBeHidden();
      const name = (await rows(page).nth(1).getByRole('heading').textContent()) ?? '';
      await rows(page).nth(1).getByRole('button', { name: 'Show on the map' }).tap();
      await expect(figure(page)).toBeVisible();
      await expect(figure(page).locator('figcaption')).toContainText(name);
      await expect(rows(page).first()).toBeHidden();
      await expect(heading(page)).toBeFocused();
      await page.getByRole('button', { name: 'Show list' }).tap();
      await expect(rows(page).first()).toBeVisible();
      await expect(figure(page)).toBeHidden();
    });
  });
});

test.describe('with a key of the maps service', () => {
  test.use({ siteUrl: sites.outside() });

  test('its map loads in view, synchronised with the list', async ({ page }) => {
    const requests = await fakeKakaoMaps(page);
    const response = await page.goto(`${finder}?lang=en-US`);
    expect(response?.headers()['content-security-policy']).toMatch(/script-src [^;]*dapi\.kakao\.com/);
    const map = page.getByRole('region', { name: 'Kakao Map' });
    await expect(map.getByRole('listitem')).toHaveCount(12);
    await expect(map).toHaveAttribute('data-shown', '12');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.searchParams.get('appkey')).toBe('map-key');
    const third = rows(page).nth(2);
    const name = (await third.getByRole('heading').textContent()) ?? '';
    await third.hover();
    await expect(map.getByTestId('overlay')).toHaveText(name);
    await map.getByRole('button').nth(6).click();
    await expect(rows(page).nth(6)).toBeInViewport();
    await page.getByLabel('Province or city').selectOption('Jeju');
    await expect(map.getByRole('listitem')).toHaveCount(2);
    expect(requests).toHaveLength(1);
  });

  test('a link from a page whose policy blocks the service loads a new document', async ({ page }) => {
    await fakeKakaoMaps(page);
    const home = await page.goto('/news?lang=en-US');
    expect(home?.headers()['content-security-policy']).not.toContain('kakao');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Directions' }).click();
    await expect(page).toHaveURL(/\/company\/contactUS\?lang=en-US$/);
    await expect(page.getByRole('region', { name: /Kakao Map/ }).first()).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  });

  test.describe('that does not answer', () => {
    test.use({ expectedMessages: /ERR_FAILED|Failed to load resource/ });

    test('the drawing stays and shows a notice', async ({ page }) => {
      await page.route('https://dapi.kakao.com/**', (route) => route.abort());
      await page.goto(`${finder}?lang=en-US`);
      await expect(page.getByText('The map service could not be loaded')).toBeVisible();
      await expect(page.getByRole('figure').getByRole('link', { name: /^1 / })).toBeVisible();
      await rows(page).nth(1).hover();
      await expect(page.locator('figcaption').getByRole('link', { name: /^Naver Map/ })).toBeVisible();
    });
  });
});

test('the showroom shows its products, when it is open, and how to book', async ({ page }) => {
  await page.goto('/business/showroom?lang=en-US');
  await expect(page.getByRole('row', { name: /Weekdays 10:00–17:00/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lumicell Ampoule' })).toBeVisible();
  await expect(page.getByText('Lumiday Post Canister')).toHaveCount(0);
  await page.getByRole('link', { name: 'Book a visit' }).click();
  await expect(page).toHaveURL(/\/contact\?.*type=OTHER/);
});

test('the directions name both places, and keep their maps on paper', async ({ page }) => {
  await page.goto('/company/contactUS?lang=ko-KR');
  for (const name of ['판교 본사·연구소', '오송공장']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('figure')).toHaveCount(2);
  for (const figure of await page.getByRole('figure').all()) await expect(figure).toBeVisible();
  await expect(page.getByRole('link', { name: /카카오맵/ }).first()).toBeHidden();
});

test('a filter chosen while the search text is still being typed stays', async ({ page }) => {
  await page.goto(`${finder}?lang=en-US`);
  await page.getByLabel('Name or address').fill('gangnam');
  // Within the pause after which the text applies.
  await page.getByLabel('Province or city').selectOption(seoul);
  await expect(page.getByRole('main').getByRole('link', { name: /remove this filter/ })).toHaveCount(2);
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('query') === 'gangnam' && searchParams.get('siNm') === seoul,
  );
});

test('the whole finder works by keyboard', async ({ page }) => {
  await page.goto(`${finder}?lang=en-US`);
  await page.getByLabel('Name or address').focus();
  await page.keyboard.type('gangnam');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=gangnam/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Province or city')).toBeFocused();
  await page.keyboard.type('Seo');
  await expect(page).toHaveURL((url) => url.searchParams.get('siNm') === seoul);
  await expect(page.getByLabel('Province or city')).toBeFocused();
  // Tab stops before the first row: five filters, the help of one, two remove links and 'Clear all'.
  await expect(page.getByRole('main').getByRole('link', { name: /remove this filter/ })).toHaveCount(2);
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('link').first()).toBeFocused();
  await expect(page.locator('figcaption')).toContainText(
    (await rows(page).first().getByRole('heading').textContent()) ?? '',
  );
});
