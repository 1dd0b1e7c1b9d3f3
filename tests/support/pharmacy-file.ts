import { newVisitor } from './visitor.ts';

const header = 'Key,Name (Korean),Address (Korean),Province,District,Latitude,Longitude';

/** A file that Excel writes, with the given lines below its header. */
export function pharmacyFile(name: string, ...lines: string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from([header, ...lines, ''].join('\r\n')) };
}

/** A key that no other pharmacy has. */
export function newPharmacyKey(): string {
  return `import-${newVisitor().email.split('@')[0]?.toLowerCase()}`;
}
