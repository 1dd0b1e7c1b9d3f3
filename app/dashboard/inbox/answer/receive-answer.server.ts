import * as v from 'valibot';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { problemOf, type StaffResult, signedOutCode } from '#app/dashboard/acts/staff-result.ts';
import { isPermitted } from '#app/dashboard/session/is-permitted.ts';
import { findStaff } from '#app/dashboard/session/staff-client.server.ts';
import { inSlot } from '#app/server/concurrency.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import { endpoints } from '#contract/endpoints.ts';
import { revisionSchema } from '#contract/inbox.ts';
import { type Multipart, withMultipart } from '#request-body/multipart.ts';

const limits = {
  maxBytes: maxFilesBytes + 1_000_000,
  seconds: 140,
  maxFiles,
  maxFileBytes,
  maxFilesBytes,
  stopsWhenBusy: true,
};

const fieldsSchema = v.object({ revision: revisionSchema, text: v.string() });

/** The item that a post below /admin answers. */
export function answeredReference(pathname: string): string | undefined {
  return /\/admin\/inbox\/([\w-]{1,40})\/answer$/.exec(pathname)?.[1];
}

async function answer(
  reference: string,
  { fields: posted, files, fault }: Multipart,
): Promise<StaffResult<unknown>> {
  const tooLarge = fault === 'too_large' || fault === 'too_many_files';
  if (fault) return { ok: false, problem: problemOf(tooLarge ? 'payload_too_large' : 'unavailable') };
  const fields = v.safeParse(fieldsSchema, posted);
  if (!fields.success) return { ok: false, problem: problemOf('validation_failed') };
  try {
    const body = fields.output;
    return await actOnApi(endpoints.answerInboxItem, { params: { reference }, body, files });
  } catch (error) {
    reportError(error);
    return { ok: false, problem: problemOf('unavailable') };
  }
}

/** An answer with its files. Others than agents get a refusal before their files are read. */
export async function receiveAnswer(request: Request, reference: string): Promise<Response> {
  const staff = await findStaff();
  const refuse = (code: string, status: number) =>
    Response.json({ ok: false, problem: problemOf(code) } satisfies StaffResult<never>, { status });
  if (!staff) return refuse(signedOutCode, 401);
  if (!isPermitted('inbox.answer', staff.role)) return refuse('forbidden', 403);
  return withMultipart(request, limits, requestContext().clientAddress, (body) =>
    inSlot(async () => Response.json(await answer(reference, body))),
  );
}
