import { fieldText } from '#app/dashboard/content/fields/field-texts.ts';
import { filesPart, type Part } from '#app/dashboard/content/item/content-parts.ts';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { type Field, type ItemKind, kindFields } from '#contract/staff-content-fields.ts';

export function fieldOfPart(kind: ItemKind, { locale, name }: Part): Field | undefined {
  const known = kindFields[kind];
  return (locale === null ? known.fields : known.languages)[name];
}

/** Such as `English: Title`. */
export function partLabel(kind: ItemKind, { locale, name }: Part): string {
  const label = name === filesPart.name ? m.admin_field_files() : fieldText(kind, name).label();
  return locale === null ? label : `${formatLanguage(locale)}: ${label}`;
}
