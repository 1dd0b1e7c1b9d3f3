import { describe, expect, it } from 'vitest';
import { nameLabel } from '#app/components/map/labels.ts';
import { landPoints } from '#app/components/map/land.ts';
import { locatorCorner } from '#app/components/map/locator-corner.ts';
import { layOutLabels } from '#app/components/map/map-labels.ts';
import { googleMapLink, kakaoMapLink, naverMapLink } from '#app/components/map/map-links.ts';
import {
  fitPoints,
  formatDegree,
  graticuleStep,
  koreaBounds,
  multiplesBetween,
  scaleBar,
} from '#app/components/map/projection.ts';

const size = { width: 600, height: 700 };
const seoul = { latitude: 37.5665, longitude: 126.978 };
const busan = { latitude: 35.1796, longitude: 129.0756 };

describe('the projection', () => {
  it('keeps every place within the picture, a margin from its edge', () => {
    const { toPixels } = fitPoints([seoul, busan], size, 40);
    for (const { x, y } of [seoul, busan].map(toPixels)) {
      expect(x).toBeGreaterThanOrEqual(40);
      expect(x).toBeLessThanOrEqual(560);
      expect(y).toBeGreaterThanOrEqual(40);
      expect(y).toBeLessThanOrEqual(660);
    }
  });

  it('puts north above south and east right of west', () => {
    const { toPixels } = fitPoints([seoul, busan], size, 40);
    expect(toPixels(seoul).y).toBeLessThan(toPixels(busan).y);
    expect(toPixels(seoul).x).toBeLessThan(toPixels(busan).x);
  });

  it('is true to scale: Seoul and Busan are 325 km apart, within 1 %', () => {
    const projection = fitPoints([seoul, busan], size, 40);
    const [from, to] = [projection.toPixels(seoul), projection.toPixels(busan)];
    const { kilometres, pixels } = scaleBar(projection, 120);
    const distance = (Math.hypot(to.x - from.x, to.y - from.y) / pixels) * kilometres;
    expect(distance).toBeGreaterThan(321);
    expect(distance).toBeLessThan(329);
  });

  it('centres a single place within its neighbourhood', () => {
    const { toPixels, bounds } = fitPoints([seoul], size, 40);
    expect(toPixels(seoul)).toEqual({ x: 300, y: 350 });
    const kilometres = (bounds.north - bounds.south) * 111.32;
    expect(kilometres).toBeGreaterThan(1);
    expect(kilometres).toBeLessThan(10);
  });

  it('shows the whole country when there is no place', () => {
    const { bounds } = fitPoints([], size, 20);
    expect(bounds.south).toBeLessThan(koreaBounds.south);
    expect(bounds.north).toBeGreaterThan(koreaBounds.north);
  });

  it('survives a picture without room', () => {
    const { x, y } = fitPoints([seoul, busan], { width: 10, height: 10 }, 40).toPixels(seoul);
    expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  });
});

describe('the graticule', () => {
  it('takes the finest step whose lines stay apart', () => {
    const projection = fitPoints([seoul, busan], size, 40);
    const step = graticuleStep(projection, 110);
    expect(step * projection.pixelsPerDegree.x).toBeGreaterThanOrEqual(110);
    expect(step).toBe(1);
  });

  it('counts the multiples between two values, the ends included', () => {
    expect(multiplesBetween(126.9, 127.1, 0.1)).toEqual([126.9, 127, 127.1]);
    expect(multiplesBetween(0.25, 0.3, 0.1)).toEqual([0.3]);
    expect(multiplesBetween(0.11, 0.19, 0.1)).toEqual([]);
  });

  it.each([
    [127, 1, '127°'],
    [127.05, 0.05, '127.05°'],
    [37.5, 0.5, '37.5°'],
    [37.498, 0.002, '37.498°'],
  ])('writes %s at a step of %s as %s', (value, step, text) => {
    expect(formatDegree(value, step)).toBe(text);
  });
});

describe('the inset', () => {
  const corner = (x: number, y: number) => ({ x, y });

  it('stands upper right, or where it covers no place', () => {
    expect(locatorCorner([], size)).toEqual({ x: 480, y: 32 });
    expect(locatorCorner([corner(500, 100)], size)?.x).toBe(72);
    expect(locatorCorner([corner(500, 100), corner(80, 60)], size)).toEqual({ x: 72, y: 506 });
  });

  it('is left out where every corner has a place, or there is no room', () => {
    const corners = [corner(500, 100), corner(80, 60), corner(80, 600), corner(500, 600)];
    expect(locatorCorner(corners, size)).toBeUndefined();
    expect(locatorCorner([], { width: 320, height: 400 })).toBeUndefined();
  });
});

it('the sketch of the country has Seoul, Busan and Jeju on land, and the seas around it not', () => {
  const isLand = (latitude: number, longitude: number) =>
    landPoints.some(
      (point) => Math.abs(point.latitude - latitude) < 0.06 && Math.abs(point.longitude - longitude) < 0.07,
    );
  expect(isLand(37.5, 127)).toBe(true);
  expect(isLand(35.3, 129)).toBe(true);
  expect(isLand(33.4, 126.5)).toBe(true);
  expect(isLand(36.5, 125.9)).toBe(false);
  expect(isLand(37.5, 129.6)).toBe(false);
  expect(isLand(34, 127.5)).toBe(false);
});

describe('links to the maps services', () => {
  const place = {
    name: 'Bom, Gil & Co 100%',
    address: '408, Gangnam-daero #1',
    latitude: 37.49892,
    longitude: 127.02735,
  };

  it('name, latitude and longitude are three values for Kakao with any name', () => {
    const { href, pathname } = new URL(kakaoMapLink(place));
    expect(href).toBe('https://map.kakao.com/link/map/Bom%20%20Gil%20%26%20Co%20100%25,37.49892,127.02735');
    expect(pathname.split(',')).toHaveLength(3);
  });

  it('the address is one part of the path for Naver, the Korean one where it is known', () => {
    expect(naverMapLink(place)).toBe('https://map.naver.com/p/search/408%2C%20Gangnam-daero%20%231');
    expect(decodeURIComponent(naverMapLink({ ...place, koreanAddress: '판교로 1/2' }))).toMatch(
      /판교로 1\/2$/,
    );
    expect(naverMapLink({ address: 'a/b?c' })).toBe('https://map.naver.com/p/search/a%2Fb%3Fc');
  });

  it('the point is the query for Google', () => {
    expect(new URL(googleMapLink(place)).searchParams.get('query')).toBe('37.49892,127.02735');
  });
});

describe('the name of the selected place', () => {
  const name = '새봄길건강약국';

  it('lies within the picture at each edge', () => {
    for (const at of [
      { x: 5, y: 5 },
      { x: 595, y: 5 },
      { x: 5, y: 695 },
      { x: 595, y: 695 },
    ]) {
      const { x, anchor } = nameLabel(name, at, [at], size);
      const width = name.length * 13;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(600);
    }
  });

  it('covers no other point where it has room elsewhere', () => {
    const at = { x: 300, y: 350 };
    expect(nameLabel(name, at, [at, { x: 360, y: 350 }], size).anchor).toBe('end');
  });

  it('keeps the numbers of other places away', () => {
    const projection = fitPoints([seoul, busan], size, 64);
    const places = [seoul, busan].map((point, id) => ({
      ...point,
      id,
      mark: String(id),
      name,
      address: name,
    }));
    const marksWith = (label: Parameters<typeof layOutLabels>[5]) =>
      layOutLabels(places, [], projection, size, undefined, label).marks;
    const { x, y } = projection.toPixels(busan);
    expect(marksWith(undefined).get(1)?.anchor).toBe('start');
    expect(marksWith({ text: name, x: x + 8, y, anchor: 'start' }).get(1)?.anchor).not.toBe('start');
  });
});
