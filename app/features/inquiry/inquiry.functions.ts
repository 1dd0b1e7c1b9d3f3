import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { readApi } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { readTerm } from '#app/consents/legal-text.server.ts';
import { env } from '#app/server/env.server.ts';
import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { contactStatusQuerySchema } from '#contract/contact-reference.ts';
import { endpoints } from '#contract/endpoints.ts';
import { stampFor } from './guards.server.ts';
import { statusFormName } from './inquiry.schema.ts';
import { findInquiryStatus, type StatusOutcome } from './inquiry-status.server.ts';
import { dialOptions } from './phone.ts';

const statusOfFailure = { not_found: 404, too_many: 429, failed: 503 };

/** What the form shows of the API. A form that came back shows without it: what was typed counts more. */
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

/**
 * What the form starts with: a key of its own, so that it is stored once however often it is sent, the moment it was
 * handed out, and what was posted without JavaScript when that was not taken.
 */
export const getInquiryForm = createServerFn({ method: 'GET' }).handler(async () => {
  const { postedForm } = requestContext();
  const posted = postedForm?.name === 'inquiry' ? postedForm : undefined;
  const { consent, countries } = await readFormTexts(posted !== undefined);
  const consentVersion = consent?.version ?? posted?.hidden.consentVersion;
  // Whoever agreed to another text has to agree again.
  const isAgreedTo = posted?.hidden.consentVersion === consentVersion;
  return {
    idempotencyKey: posted?.hidden.idempotencyKey ?? crypto.randomUUID(),
    stamp: posted?.hidden.stamp ?? stampFor({}),
    consent,
    consentVersion,
    countries,
    captcha: env.RECAPTCHA_SITE_KEY
      ? { siteKey: env.RECAPTCHA_SITE_KEY, scriptUrl: env.RECAPTCHA_SCRIPT_URL }
      : undefined,
    posted: posted && (isAgreedTo ? posted : { ...posted, values: { ...posted.values, privacyAgree: '' } }),
  };
});

export type InquiryFormData = Awaited<ReturnType<typeof getInquiryForm>>;

/** The question how far an inquiry is and its answer, where it was posted without JavaScript. */
export const getPostedStatus = createServerFn({ method: 'GET' }).handler(async () => {
  const context = requestContext();
  if (context.postedForm?.name !== statusFormName) return undefined;
  const { values } = context.postedForm;
  const query = v.safeParse(contactStatusQuerySchema, values);
  const outcome: StatusOutcome = query.success
    ? await findInquiryStatus(query.output)
    : { failure: 'not_found' };
  if ('failure' in outcome) context.status = statusOfFailure[outcome.failure];
  return { values, outcome };
});

export type PostedStatus = Awaited<ReturnType<typeof getPostedStatus>>;

/** How far an inquiry is. What goes wrong comes back as a value. */
export const askInquiryStatus = createServerFn({ method: 'POST' })
  .validator(validInput(contactStatusQuerySchema))
  .handler(({ data }) => findInquiryStatus(data));
