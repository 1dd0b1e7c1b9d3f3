import { getLocale } from '#app/i18n/locale.ts';

type PatentLink = { office: string; href: string };

const registration = /^10-(\d{7})$/;
const application = /^10-(\d{4})-(\d{7})$/;
const international = /^PCT\/[A-Z]{2}\d{4}\/\d{6}$/;

/** KIPO gives every application a DOI that leads to KIPRIS. Registration numbers have none. */
export function patentLink(number: string): PatentLink | undefined {
  const isKorean = getLocale() === 'ko-KR';
  const registered = registration.exec(number);
  if (registered) {
    const href = `https://patents.google.com/patent/KR10${registered[1]}B1/${isKorean ? 'ko' : 'en'}`;
    return { office: 'Google Patents', href };
  }
  const applied = application.exec(number);
  if (applied) {
    const href = `https://doi.org/10.8080/10${applied[1]}${applied[2]}${isKorean ? '' : '?urlappend=en'}`;
    return { office: 'KIPRIS', href };
  }
  if (international.test(number)) {
    const query = encodeURIComponent(`AN:"${number}"`);
    return {
      office: 'PATENTSCOPE',
      href: `https://patentscope.wipo.int/search/en/result.jsf?query=${query}`,
    };
  }
  return undefined;
}
