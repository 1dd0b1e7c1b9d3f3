import * as v from 'valibot';
import { messageKinds, messageStates } from '#contract/staff-messages.ts';
import { listMessages, type OutboxMessage, resendFailed, resendMessages } from '../services/outbox.ts';
import { CommandError, defineCommand } from './define-command.ts';
import { minuteOf, oneOf, pageEntries, pageLine, row } from './print.ts';

function messageLine(message: OutboxMessage): string {
  const { id, createdAt, state, kind, to, subject, reference, attempts, lastError } = message;
  const columns = [id, minuteOf(createdAt), state, kind, to, reference ?? '', subject, lastError ?? ''];
  return row([...columns, `attempts: ${attempts}`].filter(Boolean));
}

export const outboxList = defineCommand(
  v.object({
    state: v.optional(oneOf(messageStates)),
    kind: v.optional(oneOf(messageKinds)),
    ...pageEntries,
  }),
  async ({ deps }, { state, kind, page, size }) => {
    const { items, total } = await listMessages(deps.db, { state, kind }, { page, size });
    if (total === 0) return 'No message matches.';
    return [...items.map(messageLine), pageLine({ page, size }, total)].join('\n');
  },
);

export const outboxResend = defineCommand(
  v.object({ ids: v.array(v.pipe(v.string(), v.uuid('is no id'))), failed: v.optional(v.boolean(), false) }),
  async ({ deps }, { ids, failed }) => {
    if (ids.length === 0 && !failed) throw new CommandError('Name the ids of messages, or add --failed.');
    const requeued = failed ? await resendFailed(deps) : await resendMessages(deps, ids);
    const others = ids.filter((id) => !failed && !requeued.includes(id.toLowerCase()));
    return [
      `${requeued.length} queued again.`,
      ...others.map((id) => `${id} is not in the outbox, or is a text message whose code has expired.`),
    ].join('\n');
  },
);
