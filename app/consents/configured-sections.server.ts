import { m } from '#app/paraglide/messages.js';
import type { CompanyDetails } from '#app/shell/shown-company.server.ts';
import type { Locale } from '#contract/locales.ts';
import {
  inMarkdown,
  listedServices,
  type OutsideService,
  processorSections,
  serviceSections,
  tableOf,
} from './listed-services.server.ts';

type Configuration = { services: readonly OutsideService[]; company: CompanyDetails };

type Section = (configuration: Configuration, locale: Locale) => string;

const entrusted: readonly OutsideService['work'][] = ['hosting', 'mail', 'sms', 'delivery'];

function processors({ services }: Configuration, locale: Locale): string {
  const listed = services.filter(({ work }) => entrusted.includes(work));
  return listed.length > 0 ? processorSections(listed, locale) : m.privacy_processors_none({}, { locale });
}

/** A company without a country in the settings counts as abroad. */
function transfers({ services }: Configuration, locale: Locale): string {
  const listed = services.filter(({ country }) => country !== 'KR');
  return listed.length > 0 ? serviceSections(listed, locale) : m.privacy_transfers_none({}, { locale });
}

function connections({ services }: Configuration, locale: Locale): string {
  const listed = services.filter(({ work, country }) => !entrusted.includes(work) && country === 'KR');
  return serviceSections(listed, locale);
}

function officer({ company }: Configuration, locale: Locale): string {
  const rows = [
    [m.footer_privacy_officer, company.privacyOfficer],
    [m.privacy_officer_department, company.privacyDepartment],
    [m.privacy_officer_phone, company.privacyPhone],
    [m.privacy_officer_email, company.privacyEmail],
  ] as const;
  const unset = m.privacy_officer_unknown({}, { locale });
  return tableOf(
    [m.privacy_officer_item, m.privacy_officer_details].map((text) => text({}, { locale })),
    rows.map(([label, value]) => [label({}, { locale }), value ? inMarkdown(value) : unset]),
  );
}

const sections: Readonly<Record<string, Section>> = { processors, transfers, connections, officer };

/** A paragraph with one link: the place of a section in a stored text. Elsewhere, such as in a mail, it leads to the page. */
const place = /^\[[^\]\n]+\]\(\/privacy#(\w+)\)$/gm;

/** The privacy policy with what this installation configures, in the places of the text or at its end. */
export function withConfiguredSections(text: string, configuration: Configuration, locale: Locale): string {
  if (text.search(place) === -1) return `${text}\n\n${listedServices(configuration.services, locale)}`;
  return text.replaceAll(place, (link, name: string) => sections[name]?.(configuration, locale) ?? link);
}

export function withSectionLinks(text: string): string {
  return text.replaceAll(place, (link, name: string, offset: number) => {
    const section = text.slice(0, offset).match(/^## /gm)?.length ?? 0;
    return link.replace(`#${name}`, `#section-${section}`);
  });
}
