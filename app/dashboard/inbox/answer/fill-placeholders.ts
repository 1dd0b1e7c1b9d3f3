import { timeZone } from '#app/i18n/locale.ts';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import type { Placeholder } from '#contract/inbox-work.ts';

type Values = Readonly<Record<Placeholder, string>>;

type Writer = { staff: string; brand: string };

export function placeholderValues(item: InboxDetailAnswer, { staff, brand }: Writer): Values {
  const date = new Intl.DateTimeFormat(item.locale, { dateStyle: 'long', timeZone });
  return {
    name: item.sender,
    reference: item.reference,
    subject: item.title,
    received: date.format(new Date(item.at)),
    staff,
    brand,
  };
}

/** Each placeholder without a value stays, so that a person sees it. */
export function fillPlaceholders(text: string, values: Values): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => (value === '' ? filled : filled.replaceAll(`{${name}}`, () => value)),
    text,
  );
}
