import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { searchInput, validInput } from '#app/api-client/valid-input.ts';
import { readTerm } from '#app/consents/legal-text.server.ts';
import { m } from '#app/paraglide/messages.js';
import { env } from '#app/server/env.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { contactStatusQuerySchema } from '#contract/contacts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { dialOptions } from './dial-codes.ts';
import { formulaText } from './formula-text.server.ts';
import { timestampFor } from './guards.server.ts';
import { statusFormName } from './inquiry.schema.ts';
import { type InquirySearch, readInquirySearch } from './inquiry.search.ts';
import { findInquiryStatus } from './inquiry-status.server.ts';
import { linkedProduct } from './linked-product.ts';
import { materialsText } from './materials-text.server.ts';
import { readCopy } from './receipt-copy.server.ts';

const statusOfFailure = { invalid: 400, not_found: 404, too_many: 429, failed: 503 };

/** A posted form renders without the API, to preserve the input. */
async function readFormTexts(isPosted: boolean) {
  try {
    const [consent, { data: countries }] = await Promise.all([
      readTerm('inquiry'),
      readApi(endpoints.listCountries, {}),
    ]);
    return { consent, countries: dialOptions(countries, requestContext().locale) };
  } catch (error) {
    if (!isPosted) throw error;
    reportError(error);
    return { consent: undefined, countries: { likely: [], others: [] } };
  }
}

type LinkedTexts = { subject?: string | undefined; content?: string | undefined };

async function linkedTexts({ product, formula, materials }: InquirySearch): Promise<LinkedTexts> {
  if (materials) return (await materialsText(materials)) ?? {};
  const name = product && linkedProduct(product);
  return {
    subject: name && m.inquiry_subject_about({ product: name }),
    content: formula && (await formulaText(formula)),
  };
}

/** Initial state of the form, with the values of a failed post without JavaScript. */
export const getInquiryForm = createServerFn({ method: 'GET' })
  .validator(searchInput(readInquirySearch))
  .handler(async ({ data: link }) => {
    const { postedForm } = requestContext();
    const posted = postedForm?.name === 'inquiry' ? postedForm : undefined;
    const [{ consent, countries }, texts] = await Promise.all([
      readFormTexts(posted !== undefined),
      linkedTexts(posted ? {} : link),
    ]);
    const consentVersion = consent?.version ?? posted?.hidden.consentVersion;
    // A changed text needs consent again.
    const isAgreedTo = posted?.hidden.consentVersion === consentVersion;
    return {
      idempotencyKey: posted?.hidden.idempotencyKey ?? crypto.randomUUID(),
      timestamp: posted?.hidden.timestamp ?? timestampFor({}),
      consent,
      consentVersion,
      countries,
      subject: texts.subject,
      content: texts.content,
      captcha: env.RECAPTCHA_SITE_KEY
        ? { siteKey: env.RECAPTCHA_SITE_KEY, scriptUrl: env.RECAPTCHA_SCRIPT_URL }
        : undefined,
      posted: posted && (isAgreedTo ? posted : { ...posted, values: { ...posted.values, privacyAgree: '' } }),
    };
  });

export type InquiryFormData = Awaited<ReturnType<typeof getInquiryForm>>;

export const getPostedStatus = createServerFn({ method: 'GET' }).handler(async () => {
  const context = requestContext();
  if (context.postedForm?.name !== statusFormName) return undefined;
  const { values } = context.postedForm;
  const outcome = await findInquiryStatus(values);
  if ('failure' in outcome) context.status = statusOfFailure[outcome.failure];
  return { values, outcome };
});

export const getSentCopy = createServerFn({ method: 'GET' })
  .validator(searchInput(readInquirySearch))
  .handler(({ data: { sent, copy } }) => (sent && copy ? readCopy(copy, sent) : undefined));

export type SentCopy = Awaited<ReturnType<typeof getSentCopy>>;

export type PostedStatus = Awaited<ReturnType<typeof getPostedStatus>>;

export const getInquiryStatus = createServerFn({ method: 'POST' })
  .validator(validInput(contactStatusQuerySchema))
  .handler(({ data }) => findInquiryStatus(data));
