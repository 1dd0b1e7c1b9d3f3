import type { Transaction } from '#api/db/database.ts';
import { type AccessEntry, recordAccess } from '../access-records.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { memberSubject } from '../members/member-detail.ts';
import type { PersonRows } from './find-rows.ts';

/** Records an act on everything of a person: one entry for each account and inquiry. */
export async function recordPersonAccess(
  tx: Transaction,
  keyedHash: KeyedHash,
  { actor, detail = {} }: Pick<AccessEntry, 'actor' | 'detail'>,
  rows: Pick<PersonRows, 'members' | 'contacts'>,
): Promise<void> {
  const subjects = [
    ...rows.members.map(({ id }) => memberSubject(id)),
    ...rows.contacts.map(({ reference }) => `inquiry:${reference}`),
  ];
  for (const subject of subjects) await recordAccess(tx, keyedHash, { actor, subject, detail });
}

/** A command on the server. `operator`: the person who runs it. */
export function commandActor(operator: string, action: string): AccessEntry['actor'] {
  return { staffId: null, email: operator, address: '', action };
}
