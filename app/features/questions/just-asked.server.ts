import { readOwn } from '#app/api-client/member-client.server.ts';
import type { PostedFile } from '#app/forms/posted-files.server.ts';
import { endpoints } from '#contract/endpoints.ts';

/** Whoever sends the same again so soon did not see the answer to the first time, or clicked twice. */
const sameWithinMs = 60_000;

function fileNames(files: readonly { name: string; size: number }[]): string {
  return JSON.stringify(files.map(({ name, size }) => [name.normalize('NFC'), size]));
}

/** The id of the member's newest question, where that is this one, asked a moment ago. */
export async function findJustAsked(
  asked: { title: string; content: string },
  posted: readonly PostedFile[],
): Promise<number | undefined> {
  const { data } = await readOwn(endpoints.listQuestions, { query: { page: 1, size: 1 } });
  const [newest] = data;
  if (!newest || newest.title !== asked.title || newest.content !== asked.content) return undefined;
  if (Date.now() - Date.parse(newest.date) > sameWithinMs) return undefined;
  const { files } = (await readOwn(endpoints.getQuestion, { params: { id: newest.id } })).data;
  const sent = posted.map(({ name, bytes }) => ({ name, size: bytes.length }));
  return fileNames(files) === fileNames(sent) ? newest.id : undefined;
}
