import * as v from 'valibot';
import { openApiFile } from '#app/api-client/api-file.server.ts';
import { findOwn } from '#app/api-client/member-client.server.ts';
import { pageHref } from '#app/i18n/page-href.ts';
import { fileIdSchema } from '#contract/documents.ts';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { idParamsSchema } from '#contract/paging.ts';
import type { StoredFile } from '#contract/posts.ts';

const filePath = `${apiBase}/files/`;

/** Undefined for a file that is stored elsewhere. */
export function fileIdOf({ url }: Pick<StoredFile, 'url'>): string | undefined {
  const id = url.startsWith(filePath) ? url.slice(filePath.length) : undefined;
  return v.is(fileIdSchema, { id }) ? id : undefined;
}

/** The site serves the file, because the API requires a token. */
export function toPageFile(questionId: number, file: StoredFile) {
  const id = fileIdOf(file);
  const url = id === undefined ? file.url : pageHref(`/mypage/questions/${questionId}/files/${id}`);
  return { ...file, id, url };
}

const paramsSchema = v.object({ ...idParamsSchema.entries, fileId: fileIdSchema.entries.id });

/**
 * A file of the member's question as a download; undefined when there is none or it belongs to another member.
 * @throws a redirect when nobody is signed in
 */
export async function openQuestionFile(params: {
  id: string;
  fileId: string;
}): Promise<Response | undefined> {
  const parsed = v.safeParse(paramsSchema, params);
  if (!parsed.success) return undefined;
  const { id, fileId: wanted } = parsed.output;
  const question = await findOwn(endpoints.getQuestion, { params: { id } });
  const isOwn = question?.data.files.some((file) => fileIdOf(file) === wanted.toLowerCase());
  return isOwn ? openApiFile(wanted) : undefined;
}
