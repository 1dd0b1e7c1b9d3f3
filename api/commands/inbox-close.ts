import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import {
  closeAsSpam,
  markAnsweredElsewhere,
  processInInbox,
  reopenInInbox,
} from '../services/inbox/close.ts';
import { findOpenInquiries } from '../services/inbox/items.ts';
import { CommandError, defineCommand } from './define-command.ts';
import { findItem, referenceSchema } from './inbox.ts';
import { filterEntries, filterOf } from './inbox-list.ts';

const retention = 'Its personal data is destroyed three months from now.';

const referencesSchema = v.pipe(v.array(referenceSchema), v.maxLength(1000, 'has more than 1000 references'));

export const inboxProcess = defineCommand(
  v.object({ reference: referenceSchema }),
  async (context, { reference }) => {
    if (!(await processInInbox(context.deps.db, reference))) {
      await findItem(context, reference);
      throw new CommandError(
        'Only inquiries are processed. Answer questions, and set the status of samples.',
      );
    }
    return `${reference} is processed. ${retention}`;
  },
);

export const inboxElsewhere = defineCommand(
  v.object({ references: v.pipe(referencesSchema, v.minLength(1, 'is missing')) }),
  async (context, { references }) => {
    const lines: string[] = [];
    for (const reference of references) {
      const { kind } = await findItem(context, reference);
      const isDone = await markAnsweredElsewhere(context.deps.db, reference);
      const done = kind === 'QUESTION' ? 'answered.' : `answered. ${retention}`;
      lines.push(`${reference} ${isDone ? `is ${done}` : 'was answered before.'}`);
    }
    return lines.join('\n');
  },
);

async function close(db: Database, references: readonly string[]): Promise<string> {
  const closed = new Set(await closeAsSpam(db, references));
  const others = references.filter((reference) => !closed.has(reference.toUpperCase()));
  return [
    `${closed.size} closed as spam. Their personal data is destroyed three months from now.`,
    ...others.map((reference) => `${reference} is no unanswered inquiry.`),
  ].join('\n');
}

export const inboxSpam = defineCommand(
  v.object({ ...filterEntries, references: referencesSchema, yes: v.optional(v.boolean(), false) }),
  async ({ deps: { db } }, { references, yes, ...given }) => {
    if (references.length > 0) return close(db, references);
    const filter = filterOf(given);
    if (Object.values(filter).every((value) => value === undefined))
      throw new CommandError(
        'Name references, or filter with --search, --kind, --language, --older-than or --due.',
      );
    const found = await findOpenInquiries(db, filter);
    if (found.length === 0) return 'No open inquiry matches.';
    if (yes) return close(db, found);
    return [...found, `${found.length} open inquiries match. Repeat with --yes to close them as spam.`].join(
      '\n',
    );
  },
);

export const inboxReopen = defineCommand(
  v.object({ reference: referenceSchema }),
  async (context, { reference }) => {
    if (await reopenInInbox(context.deps.db, reference)) return `${reference} is open again.`;
    const { state } = await findItem(context, reference);
    throw new CommandError(
      state === 'open' ? `${reference} is open.` : `${reference} has an answer that the member can read.`,
    );
  },
);
