import { m } from '#app/paraglide/messages.js';
import type { configuredServices } from '#app/server/env.server.ts';
import type { Locale } from '#contract/locales.ts';

export type OutsideService = (typeof configuredServices)[number];

type Text = typeof m.privacy_mail_items;
type Texts = Readonly<Record<'purpose' | 'items' | 'time' | 'period' | 'basis', Text>>;

const texts: Readonly<Record<OutsideService['work'], Texts>> = {
  hosting: {
    purpose: m.privacy_hosting_purpose,
    items: m.privacy_hosting_items,
    time: m.privacy_hosting_time,
    period: m.privacy_hosting_period,
    basis: m.privacy_services_entrusted,
  },
  mail: {
    purpose: m.privacy_mail_purpose,
    items: m.privacy_mail_items,
    time: m.privacy_mail_time,
    period: m.privacy_mail_period,
    basis: m.privacy_services_entrusted,
  },
  sms: {
    purpose: m.privacy_sms_purpose,
    items: m.privacy_sms_items,
    time: m.privacy_sms_time,
    period: m.privacy_sms_period,
    basis: m.privacy_services_entrusted,
  },
  delivery: {
    purpose: m.privacy_delivery_purpose,
    items: m.privacy_delivery_items,
    time: m.privacy_delivery_time,
    period: m.privacy_delivery_period,
    basis: m.privacy_services_entrusted,
  },
  captcha: {
    purpose: m.privacy_captcha_purpose,
    items: m.privacy_captcha_items,
    time: m.privacy_captcha_time,
    period: m.privacy_provider_period,
    basis: m.privacy_services_direct,
  },
  map: {
    purpose: m.privacy_map_purpose,
    items: m.privacy_map_items,
    time: m.privacy_map_time,
    period: m.privacy_provider_period,
    basis: m.privacy_services_direct,
  },
  postcode: {
    purpose: m.privacy_postcode_purpose,
    items: m.privacy_postcode_items,
    time: m.privacy_postcode_time,
    period: m.privacy_provider_period,
    basis: m.privacy_postcode_basis,
  },
  sign_in: {
    purpose: m.privacy_sign_in_purpose,
    items: m.privacy_sign_in_items,
    time: m.privacy_sign_in_time,
    period: m.privacy_provider_period,
    basis: m.privacy_services_direct,
  },
};

export function inMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}

function asLink(contact: string): string {
  if (/^https:\/\/[^\s<>]+$/.test(contact)) return `<${contact}>`;
  return /^[\w.+-]+@[\w.-]+$/.test(contact) ? `<${contact}>` : inMarkdown(contact);
}

function placeOf(country: string | undefined, locale: Locale): string {
  const name = country && new Intl.DisplayNames([locale], { type: 'region' }).of(country);
  return name ?? m.privacy_services_unknown({}, { locale });
}

function logsPeriod(days: number, locale: Locale): string {
  const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return m.privacy_logs_period({ period: unit.format(days) }, { locale });
}

function serviceLines(
  { work, country, contact, deliveryLogDays }: OutsideService,
  locale: Locale,
): [Text, string][] {
  const { purpose, items, time, period, basis } = texts[work];
  const said = (text: Text) => text({}, { locale });
  return [
    [m.privacy_services_country, placeOf(country, locale)],
    [m.privacy_services_contact, contact ? asLink(contact) : said(m.privacy_services_unknown)],
    [m.privacy_services_purpose, said(purpose)],
    [m.privacy_services_items, said(items)],
    [m.privacy_services_time, said(time)],
    [
      m.privacy_services_period,
      deliveryLogDays === undefined ? said(period) : logsPeriod(deliveryLogDays, locale),
    ],
    [m.privacy_services_basis, said(basis)],
  ];
}

function sectionsOf(
  services: readonly OutsideService[],
  locale: Locale,
  omitted: readonly Text[] = [],
): string {
  const section = (service: OutsideService) => {
    const lines = serviceLines(service, locale).filter(([label]) => !omitted.includes(label));
    const list = lines.map(([label, text]) => `- **${label({}, { locale })}**: ${text}`);
    return [`### ${inMarkdown(service.name)}`, '', ...list].join('\n');
  };
  return services.map(section).join('\n\n');
}

/** One part for each service with all that the law requires of a transfer abroad, in Markdown. */
export function serviceSections(services: readonly OutsideService[], locale: Locale): string {
  return sectionsOf(services, locale);
}

/** Companies that work for the operator: who, where, what for, with what data, when and how long. */
export function processorSections(services: readonly OutsideService[], locale: Locale): string {
  return sectionsOf(services, locale, [m.privacy_services_contact, m.privacy_services_basis]);
}

export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The sections of a text that has no places for them. */
export function listedServices(services: readonly OutsideService[], locale: Locale): string {
  const sections = serviceSections(services, locale);
  return [`## ${m.privacy_services({}, { locale })}`, m.privacy_services_lead({}, { locale }), sections].join(
    '\n\n',
  );
}
