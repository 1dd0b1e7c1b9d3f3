import * as v from 'valibot';

/* A separate module: address schemas import it, and every page's script contains those. */

export const contactTypes = ['OEM_ODM', 'RAW_MATERIAL', 'PARTNERSHIP', 'OTHER'] as const;

export type ContactType = (typeof contactTypes)[number];

export const contactReferenceSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'invalid'));
