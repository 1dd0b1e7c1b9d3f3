import { comparisonParts, optionText } from '#app/dashboard/content/fields/field-texts.ts';
import type { PartValue } from '#app/dashboard/content/item/content-parts.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { formatBytes } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { FileReference } from '#contract/staff-content.ts';
import type { Field } from '#contract/staff-content-fields.ts';

type ListEntry = string | Record<string, string> | FileReference;

function isFile(value: object): value is FileReference {
  return 'sha256' in value && 'size' in value;
}

function fileText({ name, size }: FileReference): string {
  return m.admin_field_file_of({ name, size: formatBytes(size) });
}

function entryText(entry: ListEntry): string {
  if (typeof entry === 'string') return entry;
  return isFile(entry) ? fileText(entry) : `${entry.label ?? ''}: ${entry.value ?? ''}`;
}

function objectText(value: readonly ListEntry[] | Record<string, string> | FileReference): string {
  if (Array.isArray(value)) return value.map(entryText).join('\n');
  if (isFile(value)) return fileText(value);
  const parts: Readonly<Record<string, unknown>> = { ...value };
  return comparisonParts.map(({ name, label }) => `${label()}: ${parts[name] ?? ''}`).join('\n');
}

function stringText(value: string, field: Field | undefined): string {
  if (field?.type === 'moment') return formatTime(value);
  return field?.type === 'choice' ? optionText(value) : value;
}

/** A value as staff read it. Empty for none. */
export function valueText(value: PartValue | undefined, field: Field | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? m.admin_value_yes() : m.admin_value_no();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return stringText(value, field);
  return objectText(value);
}
