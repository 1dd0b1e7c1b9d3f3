import { expect, it } from 'vitest';
import { readConsents } from '#app/consents/consents.ts';

it('the consent to the terms also states the age, and no other consent does', () => {
  expect(readConsents({ termsAgree: 'on', privacyAgree: 'true' })).toEqual({
    termsAgree: true,
    privacyAgree: true,
    marketingAgree: false,
    advertisingAgree: false,
    profileAgree: false,
    ageAgree: true,
  });
  expect(readConsents({ privacyAgree: 'on', marketingAgree: 'on' })).not.toHaveProperty('ageAgree');
});
