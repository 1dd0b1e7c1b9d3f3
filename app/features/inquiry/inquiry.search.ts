import { choiceParam, numberParam, patternParam, searchReader } from '#app/routing/search-params.ts';
import { contactTypes } from '#contract/contact-types.ts';
import { contactReferencePattern, directionMark, lineBreak, visibleCharacter } from '#contract/patterns.ts';

const productMaxLength = 80;

/** Seconds since 1970, until the year 2286. */
const maxSeconds = 9_999_999_999;

function productParam(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const isLine = text.isWellFormed() && !lineBreak.test(text) && !directionMark.test(text);
  return isLine && text.length <= productMaxLength && visibleCharacter.test(text) ? text : undefined;
}

/**
 * Search params of /contact: `sent` and `at` are reference and time of a registered inquiry, `type` and `product`
 * prefill the form, `view` selects the status check.
 */
export const readInquirySearch = searchReader({
  sent: patternParam(contactReferencePattern),
  at: numberParam(0, maxSeconds),
  type: choiceParam(contactTypes),
  product: productParam,
  view: choiceParam(['status']),
});

export type InquirySearch = ReturnType<typeof readInquirySearch>;
