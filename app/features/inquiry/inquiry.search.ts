import {
  choiceParam,
  numberParam,
  patternParam,
  searchReader,
  textParam,
} from '#app/routing/search-params.ts';
import { contactTypes } from '#contract/contact-types.ts';
import type { ContactReceipt } from '#contract/contacts.ts';
import { contactReferencePattern } from '#contract/patterns.ts';

/** Seconds since 1970, until the year 2286. */
const maxSeconds = 9_999_999_999;

const linked = textParam((text) => text.length <= 400);

const seconds = numberParam(0, maxSeconds);

/**
 * Search params of /contact: `sent`, `at` and `due` are reference, time of receipt and deadline of a registered inquiry,
 * `copy` the encrypted query for a copy, `type`, `product`, `formula` (code and search params of a dose calculation) and `materials` (slugs with commas) prefill
 * the form after the server has checked them, `view` selects the status check, which `sent` prefills.
 */
export const readInquirySearch = searchReader({
  copy: textParam((text) => text.length <= 1200),
  at: seconds,
  due: seconds,
  type: choiceParam(contactTypes),
  product: linked,
  formula: linked,
  materials: linked,
  view: choiceParam(['status']),
  sent: patternParam(contactReferencePattern),
});

export type InquirySearch = ReturnType<typeof readInquirySearch>;

const secondsOf = (isoTimestamp: string) => Math.floor(Date.parse(isoTimestamp) / 1000);

/** The address of the receipt, which a reload shows again. */
export function receiptSearch(
  { reference, receivedAt, answerDueAt }: ContactReceipt,
  type: string | undefined,
  copy?: string,
): InquirySearch {
  return readInquirySearch({
    at: secondsOf(receivedAt),
    due: answerDueAt === undefined ? undefined : secondsOf(answerDueAt),
    type,
    sent: reference,
    copy,
  });
}
