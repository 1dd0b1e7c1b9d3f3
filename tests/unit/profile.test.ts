import { expect, it } from 'vitest';
import { profileChangeOf, profileErrors } from '#app/features/profile/profile.schema.ts';

it('a profile is changed by what a form has, and by nothing that is no part of it', () => {
  expect(profileChangeOf({ name: 'Kim', birthday: '', points: '9', role: 'admin' })).toEqual({
    name: 'Kim',
    birthday: '',
  });
  expect(profileChangeOf({})).toEqual({});
});

it('the consents whose text the form shows change, and no others', () => {
  const shown = { profileVersion: '1', marketingVersion: '1', advertisingVersion: '1' };
  expect(profileChangeOf({ ...shown, marketingAgree: 'true' })).toEqual({
    profileAgree: false,
    marketingAgree: true,
    advertisingAgree: false,
  });
  expect(profileChangeOf({ marketingAgree: 'true' })).toEqual({});
});

it('optional details need a separate consent, and withdrawing it needs no empty fields', () => {
  const details = { name: 'Kim', birthday: '19990101', profileVersion: '1' };
  const refused = { profileAgree: 'consent_required' };
  expect(profileErrors(details)).toEqual(refused);
  expect(profileErrors({ ...details, profileAgreed: 'false' })).toEqual(refused);
  expect(profileErrors({ ...details, birthday: ' ' })).toEqual({});
  expect(profileErrors({ ...details, profileAgree: 'true' })).toEqual({});
  expect(profileErrors({ ...details, profileAgreed: 'true' })).toEqual({});
});

it('a name cannot be emptied, and a birthday is a day that has been', () => {
  expect(profileErrors({ name: ' ' })).toEqual({ name: 'required' });
  expect(profileErrors({ birthday: '' })).toEqual({});
  for (const birthday of ['1999-01-01', '19990230', '29990101', '990101'])
    expect(profileErrors({ birthday })).toEqual({ birthday: 'invalid_date' });
  expect(profileErrors({ zipcode: '<1>' })).toEqual({ zipcode: 'invalid' });
});
