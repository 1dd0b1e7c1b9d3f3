import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { hasDialCode, parseDialValue, wholeNumber } from './dial-codes.ts';

/** With the dial code and without the trunk 0 that a country drops: 010-1234-5678 of Korea is +82 10 1234 5678. */
export function storedNumber(typed: string | undefined, dialValue: string | undefined): string | undefined {
  const country = parseDialValue(dialValue)?.country;
  if (!typed || !country || hasDialCode(typed) || !isSupportedCountry(country))
    return wholeNumber(typed, dialValue);
  const number = parsePhoneNumberFromString(typed.normalize('NFKC'), country);
  return number?.isPossible() && !number.ext ? number.formatInternational() : wholeNumber(typed, dialValue);
}
