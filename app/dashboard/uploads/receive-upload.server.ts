import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { problemOf, type StaffResult, signedOutCode } from '#app/dashboard/acts/staff-result.ts';
import { isPermitted } from '#app/dashboard/session/is-permitted.ts';
import { findStaff } from '#app/dashboard/session/staff-client.server.ts';
import { inSlot } from '#app/server/concurrency.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { type Multipart, withMultipart } from '#request-body/multipart.ts';
import { isUploadKind, type UploadKind, uploadKinds, uploadPath } from './upload-kinds.ts';

/** 30 MB take 120 s at 2 Mbit/s. */
const uploadSeconds = 140;

const faultCodes: Partial<Record<NonNullable<Multipart['fault']>, string>> = {
  too_large: 'payload_too_large',
  too_many_files: 'payload_too_large',
};

/** The kind of upload that a path below /admin receives. */
export function uploadKindOf(pathname: string): UploadKind | undefined {
  const [, name = ''] = new RegExp(`${uploadPath}/(\\w+)$`).exec(pathname) ?? [];
  return isUploadKind(name) ? name : undefined;
}

async function receive(kind: UploadKind, { files, fault }: Multipart): Promise<StaffResult<unknown>> {
  const [file] = files;
  const refused = {
    ok: false,
    problem: problemOf(faultCodes[fault ?? 'malformed'] ?? 'unavailable'),
  } as const;
  if (fault || !file) return refused;
  try {
    return await actOnApi(uploadKinds[kind].endpoint, { body: {}, files: [file] });
  } catch (error) {
    reportError(error);
    return refused;
  }
}

/** One file of a signed-in person who may edit content. Others get an answer before their file is read. */
export async function receiveUpload(request: Request, kind: UploadKind): Promise<Response> {
  const staff = await findStaff();
  const refuse = (code: string, status: number) =>
    Response.json({ ok: false, problem: problemOf(code) } satisfies StaffResult<never>, { status });
  if (!staff) return refuse(signedOutCode, 401);
  if (!isPermitted('content.edit', staff.role)) return refuse('forbidden', 403);
  const { maxBytes } = uploadKinds[kind];
  const limits = {
    maxBytes: maxBytes + 1_000_000,
    seconds: uploadSeconds,
    maxFiles: 1,
    maxFileBytes: maxBytes,
    maxFilesBytes: maxBytes,
    stopsWhenBusy: true,
  };
  const { clientAddress } = requestContext();
  return withMultipart(request, limits, clientAddress, (body) =>
    inSlot(async () => Response.json(await receive(kind, body))),
  );
}
