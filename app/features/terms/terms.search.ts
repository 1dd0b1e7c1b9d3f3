import * as v from 'valibot';
import { termVersionSchema } from '#contract/short-text.ts';

/** Without a version: the one in force. */
export const termsSearchSchema = v.object({ version: v.fallback(v.optional(termVersionSchema), undefined) });
