import { expect, it } from 'vitest';
import { isFailedImport } from '#app/components/status/error-page.tsx';

const chunk = 'https://site.example/_app/ko-KR/press-AB12.js';
const chromium = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`);
const firefox = new TypeError(`error loading dynamically imported module: ${chunk}`);
const safari = new TypeError('Importing a module script failed.');
const styleSheet = new Error('Unable to preload CSS for /_app/press-CD34.css');

it.each([chromium, firefox, safari, styleSheet])('a page reloads after "$message"', (error) => {
  expect(isFailedImport(error)).toBe(true);
});

it.each([new TypeError('Failed to fetch'), new Error('Importing'), 'Importing a module script failed.'])(
  'a page does not reload after "%s"',
  (error) => {
    expect(isFailedImport(error)).toBe(false);
  },
);
