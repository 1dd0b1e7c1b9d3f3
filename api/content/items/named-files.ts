import type { FieldValue, ItemContent } from '#contract/staff-content.ts';

const pictureUrl = /\/api\/v1\/pictures\/([0-9a-f]{32})-\d{1,4}x\d{1,5}\.avif/g;

function valuesOf({ fields, languages }: ItemContent): FieldValue[] {
  return [fields, ...Object.values(languages)].flatMap((values) => Object.values(values));
}

/** Identifiers of stored pictures. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(pictureUrl)].map(([, id = '']) => id);
}

export function picturesOf(content: ItemContent): string[] {
  const texts = valuesOf(content).filter((value) => typeof value === 'string');
  return [...new Set(texts.flatMap(picturesIn))];
}

function isFile(value: FieldValue | undefined): value is { sha256: string } {
  return typeof value === 'object' && value !== null && 'sha256' in value;
}

export function filesOf(content: ItemContent): string[] {
  const documents = valuesOf(content).flatMap((value) => (isFile(value) ? [value.sha256] : []));
  return [...new Set([...documents, ...(content.files ?? []).map(({ sha256 }) => sha256)])];
}
