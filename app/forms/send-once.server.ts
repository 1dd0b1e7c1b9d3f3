import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Problem } from '#contract/problem.ts';
import { idempotencyKeySchema } from '#contract/text.ts';
import { formKeyField } from './form-key.ts';
import type { Post } from './posted-form.server.ts';

type Headers = { 'idempotency-key'?: string };

function contentKey({ fields, files }: Post): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(fields)));
  for (const { name, bytes } of files) hash.update(JSON.stringify([name, bytes.length])).update(bytes);
  return hash.digest('hex');
}

/** A form that was edited and sent again is a new request: the API answers `conflict` to its key. */
export async function sendOnce<TResult extends { ok: true } | { ok: false; problem: Problem }>(
  post: Post,
  send: (headers: Headers) => Promise<TResult>,
): Promise<TResult> {
  const key = post.fields[formKeyField];
  if (!v.is(idempotencyKeySchema, key)) return send({});
  const result = await send({ 'idempotency-key': key });
  if (result.ok || result.problem.code !== 'conflict') return result;
  return send({ 'idempotency-key': contentKey(post) });
}
