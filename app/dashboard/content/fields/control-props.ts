import type { Locale } from '#contract/locales.ts';
import type { FieldValue } from '#contract/staff-content.ts';
import type { Field, ItemKind } from '#contract/staff-content-fields.ts';

/** Props of every control of a field. */
export type FieldControlProps = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isReadOnly: boolean;
  /** Language of a text. */
  lang: Locale | undefined;
  kind: ItemKind;
  name: string;
  field: Field;
  value: FieldValue | undefined;
  onChange: (value: FieldValue) => void;
};

export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Attributes of a native control. */
export function nativeProps({ id, describedBy, isInvalid, lang }: FieldControlProps) {
  return { id, lang, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined };
}
