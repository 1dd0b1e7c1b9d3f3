import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as v from 'valibot';
import type { LocalTime } from '#contract/inbox-detail.ts';
import type { Locale } from '#contract/locales.ts';

const countryOf: Record<Locale, string> = {
  'ko-KR': 'KR',
  'en-US': 'US',
  'zh-CN': 'CN',
  'zh-TW': 'TW',
  'ja-JP': 'JP',
};

/** For a country with several zones, that of most inhabitants. China has one legal time. */
const mainZones: Record<string, string> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
};

const zonesSchema = v.fallback(v.array(v.string()), []);

/** A method since Node 24, a property before. The type has neither yet. */
function zonesOf(country: string): string[] {
  const locale: object = new Intl.Locale('und', { region: country });
  if ('getTimeZones' in locale && typeof locale.getTimeZones === 'function')
    return v.parse(zonesSchema, locale.getTimeZones());
  return v.parse(zonesSchema, 'timeZones' in locale ? locale.timeZones : []);
}

function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function phoneCountry(mobile: string | null, country: string): string | undefined {
  const fallback = isSupportedCountry(country) ? country : undefined;
  const number = mobile === null ? undefined : parsePhoneNumberFromString(mobile, fallback);
  // A number without its country code says nothing about the country.
  return number?.isValid() && mobile?.trim().startsWith('+') ? number.country : undefined;
}

/** Members have Korean numbers without a country code. */
export function localTimeOf(locale: Locale, mobile: string | null, isMember: boolean): LocalTime {
  const byPhone = isMember && mobile ? 'KR' : phoneCountry(mobile, countryOf[locale]);
  const country = byPhone ?? countryOf[locale];
  const zones = zonesOf(country);
  const zone = mainZones[country] ?? zones[0] ?? 'Asia/Seoul';
  const source = byPhone ? 'phone' : 'language';
  const isOneTime = country === 'CN' || new Set(zones.map(offsetOf)).size === 1;
  return { zone, country, source, isAssumed: source === 'language' || !isOneTime };
}
