import { expect, it } from 'vitest';
import { checkProfile, profileChangeOf } from '#app/features/profile/profile.schema.ts';

it('a profile is changed by what a form has, and by nothing that is no part of it', () => {
  expect(profileChangeOf({ name: 'Kim', birthday: '', points: '9', role: 'admin' })).toEqual({
    name: 'Kim',
    birthday: '',
  });
  expect(profileChangeOf({})).toEqual({});
});

it('a box that is ticked counts before the value that stands for one that is not', () => {
  const form = new FormData();
  form.append('name', 'Kim');
  form.append('marketingAgree', 'true');
  form.append('marketingAgree', 'false');
  expect(checkProfile(form)).toEqual({});
  expect(profileChangeOf({ marketingAgree: 'true' })).toEqual({ marketingAgree: true });
  expect(profileChangeOf({ marketingAgree: 'false' })).toEqual({ marketingAgree: false });
});

it('a name cannot be emptied, and a birthday is a day that has been', () => {
  const errorsOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return checkProfile(form);
  };
  expect(errorsOf({ name: ' ' })).toEqual({ name: 'required' });
  expect(errorsOf({ birthday: '' })).toEqual({});
  for (const birthday of ['1999-01-01', '19990230', '29990101', '990101'])
    expect(errorsOf({ birthday })).toEqual({ birthday: 'invalid_date' });
  expect(errorsOf({ zipcode: '<1>' })).toEqual({ zipcode: 'invalid' });
});
