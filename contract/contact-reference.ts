import * as v from 'valibot';
import { emailSchema } from './text.ts';

/* A separate module: address schemas import it, and every page's script contains those. */

export const contactTypes = ['OEM_ODM', 'RAW_MATERIAL', 'PARTNERSHIP', 'OTHER'] as const;

export type ContactType = (typeof contactTypes)[number];

export const contactReferenceSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'invalid'));

/** Both values are required, so that nobody can read the status of a stranger's inquiry. */
export const contactStatusQuerySchema = v.object({
  reference: contactReferenceSchema,
  email: emailSchema,
});
