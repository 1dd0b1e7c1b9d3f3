import { newVisitor } from './visitor.ts';

const header = 'Key,Name (Korean),Address (Korean),Province,District,Latitude,Longitude';

export function pharmacyFile(name: string, ...lines: string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from([header, ...lines, ''].join('\r\n')) };
}

export function newPharmacyKey(): string {
  return `import-${newVisitor().email.split('@')[0]?.toLowerCase()}`;
}
