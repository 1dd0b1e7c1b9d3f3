import { eq, type SQL } from 'drizzle-orm';
import { contacts } from '#api/db/schema/index.ts';

const questionPattern = /^Q-(\d{1,9})$/i;

export function questionReference(id: number): string {
  return `Q-${id}`;
}

export function questionIdOf(reference: string): number | undefined {
  const id = questionPattern.exec(reference)?.[1];
  return id === undefined ? undefined : Number(id);
}

export function hasReference(reference: string): SQL {
  return eq(contacts.reference, reference.toUpperCase());
}
