import type { RetainedData } from '#contract/privacy-requests.ts';
import type { PersonRows } from './find-rows.ts';

export function retainedAfter({
  members,
  contacts,
}: Pick<PersonRows, 'members' | 'contacts'>): RetainedData[] {
  return [
    ...(members.length > 0 ? (['rejoin_hashes'] as const) : []),
    ...(contacts.length > 0 ? (['inquiry_records'] as const) : []),
    'request_record',
    'access_records',
    'backups',
  ];
}
