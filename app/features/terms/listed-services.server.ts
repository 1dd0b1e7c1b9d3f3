import { m } from '#app/paraglide/messages.js';
import type { configuredServices } from '#app/server/env.server.ts';
import type { Locale } from '#contract/locales.ts';

type OutsideService = (typeof configuredServices)[number];

type Texts = Readonly<Record<'purpose' | 'items' | 'time' | 'period', typeof m.privacy_mail_items>>;

const texts: Readonly<Record<OutsideService['work'], Texts>> = {
  hosting: {
    purpose: m.privacy_hosting_purpose,
    items: m.privacy_hosting_items,
    time: m.privacy_hosting_time,
    period: m.privacy_hosting_period,
  },
  mail: {
    purpose: m.privacy_mail_purpose,
    items: m.privacy_mail_items,
    time: m.privacy_mail_time,
    period: m.privacy_mail_period,
  },
  sms: {
    purpose: m.privacy_sms_purpose,
    items: m.privacy_sms_items,
    time: m.privacy_sms_time,
    period: m.privacy_sms_period,
  },
  captcha: {
    purpose: m.privacy_captcha_purpose,
    items: m.privacy_captcha_items,
    time: m.privacy_captcha_time,
    period: m.privacy_provider_period,
  },
  map: {
    purpose: m.privacy_map_purpose,
    items: m.privacy_map_items,
    time: m.privacy_map_time,
    period: m.privacy_provider_period,
  },
  sign_in: {
    purpose: m.privacy_sign_in_purpose,
    items: m.privacy_sign_in_items,
    time: m.privacy_sign_in_time,
    period: m.privacy_provider_period,
  },
};

function inMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}

function serviceSection({ work, name, country }: OutsideService, locale: Locale): string {
  const { purpose, items, time, period } = texts[work];
  const place = country && new Intl.DisplayNames([locale], { type: 'region' }).of(country);
  const unknown = m.privacy_services_country_unknown({}, { locale });
  const lines = [
    [m.privacy_services_purpose, purpose],
    [m.privacy_services_items, items],
    [m.privacy_services_time, time],
    [m.privacy_services_period, period],
  ] as const;
  const countryLine = `- **${m.privacy_services_country({}, { locale })}**: ${place ?? unknown}`;
  const list = lines.map(([label, text]) => `- **${label({}, { locale })}**: ${text({}, { locale })}`);
  return [`### ${inMarkdown(name)}`, '', countryLine, ...list].join('\n');
}

/** The section of the privacy policy that names the services of this installation, in Markdown. */
export function listedServices(services: readonly OutsideService[], locale: Locale): string {
  const lead = services.length > 0 ? m.privacy_services_lead : m.privacy_services_none;
  const sections = services.map((service) => serviceSection(service, locale));
  return [`## ${m.privacy_services({}, { locale })}`, lead({}, { locale }), ...sections].join('\n\n');
}
