import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { hasDialCode, parseDialValue, wholeNumber } from './phone.ts';

/**
 * A number as it is stored: with the dial code of the chosen country, and without the 0 before it where that country's
 * numbers lose it abroad (010-1234-5678 of Korea is +82 10 1234 5678, while Italy keeps its 0). What is no number of
 * that country stays as it was typed, behind the dial code.
 */
export function storedNumber(typed: string | undefined, dialValue: string | undefined): string | undefined {
  const country = parseDialValue(dialValue)?.country;
  if (!typed || !country || hasDialCode(typed) || !isSupportedCountry(country))
    return wholeNumber(typed, dialValue);
  const number = parsePhoneNumberFromString(typed.normalize('NFKC'), country);
  return number?.isPossible() && !number.ext ? number.formatInternational() : wholeNumber(typed, dialValue);
}
