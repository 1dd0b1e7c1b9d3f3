/* Without schemas: search params import this module, and every page's script contains those. */

export const lineBreak = /[\p{Cc}\u2028\u2029]/u;

/** Bidirectional controls make text read differently from its stored form. */
export const directionMark = /[\u202a-\u202e\u2066-\u2069]/;

export const visibleCharacter = /[^\p{Cf}\p{Z}]/u;

export const tokenPattern = /^[\w-]{43,64}$/;

export const termVersionPattern = /^[\w.-]{1,40}$/;

export const contactReferencePattern = /^[\w-]{1,64}$/;
