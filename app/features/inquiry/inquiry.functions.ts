import { createServerFn } from '@tanstack/react-start';
import { requestContext } from '#app/lib/request-context.server.ts';
import { validInput } from '#app/lib/valid-input.ts';
import { inquirySubmissionSchema } from './inquiry.schema.ts';
import { submitInquiry } from './inquiry.server.ts';

/**
 * What the form starts with: a key of its own, so that it is stored once however often it is sent, and what was
 * posted without JavaScript when that was not taken.
 */
export const getInquiryForm = createServerFn({ method: 'GET' }).handler(async () => {
  const posted = requestContext().postedForm;
  return { idempotencyKey: posted?.idempotencyKey ?? crypto.randomUUID(), posted };
});

/** Sends an inquiry. What is wrong with it comes back as a value, by field. */
export const sendInquiry = createServerFn({ method: 'POST' })
  .validator(validInput(inquirySubmissionSchema))
  .handler(({ data }) => submitInquiry(data.values, data.idempotencyKey));
