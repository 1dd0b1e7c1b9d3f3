import { expect, it } from 'vitest';
import { formatMobile } from '#app/phone/phone-code-state.ts';

it.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['+1 202 555 0100', '+1 202 555 0100'],
])('the mobile number %s is written %s', (mobile, written) => {
  expect(formatMobile(mobile)).toBe(written);
});
