import * as v from 'valibot';
import { emailSchema } from './text.ts';

/*
 * What an inquiry is about and how it is named: apart from the rest, since addresses of pages hold it, which every page's
 * script knows.
 */

export const contactTypes = ['OEM_ODM', 'RAW_MATERIAL', 'PARTNERSHIP', 'OTHER'] as const;

export type ContactType = (typeof contactTypes)[number];

/** The reference of an inquiry: letters, digits and hyphens. Ours are LB- and ten characters; another API has its own. */
export const contactReferenceSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'invalid'));

/** Which inquiry is meant: only who knows both learns how far it is. */
export const contactStatusQuerySchema = v.object({
  reference: contactReferenceSchema,
  email: emailSchema,
});
