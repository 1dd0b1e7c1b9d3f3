import * as v from 'valibot';
import { nextStatuses, sampleWorkMaxLengths } from '#contract/inbox-work.ts';
import { sampleStatuses } from '#contract/mypage.ts';
import { lineSchema } from '#contract/short-text.ts';
import { paragraphsSchema } from '#contract/text.ts';
import {
  addressLine,
  findSampleRequest,
  listSampleRequests,
  type SampleRequestDetail,
  sampleIdOf,
  sampleReference,
  setSampleStatus,
} from '../services/sample-requests.ts';
import { CommandError, defineCommand } from './define-command.ts';
import { minuteOf, oneOf, pageEntries, pageLine, printable, row } from './print.ts';

const referenceSchema = v.pipe(
  v.string('is missing'),
  v.transform((text) => sampleIdOf(text.trim())),
  v.number('is not such as S-7'),
);

function requestLine({ id, at, status, product, amount, member, delivery }: SampleRequestDetail): string {
  const lacks = addressLine(delivery) ? [] : ['no address'];
  return row([sampleReference(id), minuteOf(at), status, product, amount, member.name, ...lacks]);
}

function detail(request: SampleRequestDetail): string {
  const { member, delivery, purpose, statusAt, note } = request;
  return printable(
    [
      requestLine(request),
      `${member.email}  ${member.locale}`,
      ...(delivery.company === null ? [] : [`Company: ${delivery.company}`]),
      `Recipient: ${delivery.recipient ?? '-'}  ${delivery.mobile ?? 'no number'}`,
      `Address: ${addressLine(delivery) ?? 'none'}`,
      ...(statusAt ? [`Changed: ${minuteOf(statusAt)}${note === null ? '' : `, ${note}`}`] : []),
      '',
      purpose,
    ].join('\n'),
  );
}

function missing(id: number): CommandError {
  return new CommandError(`There is no sample request ${sampleReference(id)}.`);
}

export const samplesList = defineCommand(
  v.object({
    status: v.optional(oneOf(sampleStatuses), 'requested'),
    all: v.optional(v.boolean(), false),
    ...pageEntries,
  }),
  async ({ deps }, { status, all, page, size }) => {
    const filter = { status: all ? undefined : status };
    const { items, total } = await listSampleRequests(deps.db, filter, { page, size });
    if (total === 0) return 'No sample request matches.';
    return [...items.map(requestLine), pageLine({ page, size }, total)].join('\n');
  },
);

export const samplesShow = defineCommand(
  v.object({ reference: referenceSchema }),
  async ({ deps }, input) => {
    const request = await findSampleRequest(deps.db, input.reference);
    if (!request) throw missing(input.reference);
    return detail(request);
  },
);

export const samplesSet = defineCommand(
  v.object({
    reference: referenceSchema,
    status: oneOf(nextStatuses),
    note: v.optional(paragraphsSchema(sampleWorkMaxLengths.note)),
    carrier: v.optional(lineSchema(sampleWorkMaxLengths.carrier)),
    tracking: v.optional(lineSchema(sampleWorkMaxLengths.trackingNumber)),
  }),
  async ({ deps }, { reference: id, tracking: trackingNumber, ...change }) => {
    const { status } = change;
    const previous = await setSampleStatus(deps, id, { ...change, trackingNumber });
    if (previous === undefined) throw missing(id);
    if (previous === status)
      throw new CommandError(`${sampleReference(id)} has the status ${status} already.`);
    return `${sampleReference(id)} has the status ${status} now; the mail to the member is queued.`;
  },
);
