import type { ApiDeps } from '#api/context.ts';
import { ProblemError } from '#api/problems.ts';
import type { InboxDone, MailPreview, SampleChange } from '#contract/inbox-work.ts';
import { applySampleChange, sampleLetter } from '../sample-requests.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { findItem } from './hold-item.ts';
import { actOnItem } from './record-act.ts';

type Actor = StaffActor<'samples.change'>;

/** Mails the member. @throws {ProblemError} not_found; conflict, also for an item that is no sample request */
export async function changeSample(
  deps: ApiDeps,
  actor: Actor,
  reference: string,
  { revision, ...change }: SampleChange & { revision: number },
): Promise<InboxDone> {
  const done = await actOnItem(deps, actor, { reference, revision }, async (tx, item) => {
    if (item.sampleId === null) throw new ProblemError('conflict');
    await applySampleChange(tx, deps.siteOrigin, item.sampleId, change);
    return { act: 'sample', detail: change.status };
  });
  deps.wakeOutbox();
  return done;
}

/** @throws {ProblemError} not_found; conflict for an item that is no sample request */
export async function previewSampleMail(
  { db, siteOrigin }: Pick<ApiDeps, 'db' | 'siteOrigin'>,
  _actor: Actor,
  reference: string,
  change: SampleChange,
): Promise<MailPreview> {
  const item = await findItem(db, reference);
  if (!item) throw new ProblemError('not_found');
  if (item.sampleId === null) throw new ProblemError('conflict');
  const { subject, text, html = '' } = await sampleLetter(db, siteOrigin, item.sampleId, change);
  return { subject, text, html };
}
