import * as v from 'valibot';
import {
  contactReceiptSchema,
  contactRequestSchema,
  contactStatusQuerySchema,
  contactStatusSchema,
} from './contacts.ts';
import type { Endpoint } from './endpoint.ts';
import { defaultLocale } from './locales.ts';
import { dataSchema } from './paging.ts';
import {
  captchaQuerySchema,
  captchaResultSchema,
  contentStateSchema,
  countrySchema,
  languageSchema,
} from './settings.ts';
import { siteSettingsSchema } from './site-settings.ts';
import { idempotencyKeySchema } from './text.ts';

export const serviceEndpoints = {
  listLanguages: {
    method: 'GET',
    path: '/setting/language',
    summary: 'Languages of the site',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(languageSchema)) },
  },
  getContentState: {
    method: 'GET',
    path: '/setting/content',
    summary: 'Whether the content is sample content',
    request: {},
    response: { status: 200, schema: dataSchema(contentStateSchema) },
  },
  getSiteSettings: {
    method: 'GET',
    path: '/setting/site',
    summary: 'Settings of the site that staff changed',
    request: {},
    response: { status: 200, schema: dataSchema(siteSettingsSchema) },
  },
  listCountries: {
    method: 'GET',
    path: '/countries',
    summary: 'Countries with their dial codes',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(countrySchema)) },
  },
  checkCaptcha: {
    method: 'POST',
    path: '/captcha/google-check',
    summary: 'Verify a reCAPTCHA token',
    request: { query: captchaQuerySchema },
    response: { status: 200, schema: dataSchema(captchaResultSchema) },
  },
  createContact: {
    method: 'POST',
    path: '/contacts',
    summary: 'Send an inquiry',
    request: {
      headers: v.object({
        'idempotency-key': v.optional(idempotencyKeySchema),
        'captcha-token': v.optional(v.pipe(v.string(), v.maxLength(4000, 'too_long'))),
      }),
      body: contactRequestSchema(defaultLocale),
      multipart: { booleans: ['privacyAgree'] },
    },
    response: { status: 201, schema: dataSchema(contactReceiptSchema) },
    problems: ['conflict', 'captcha_failed', 'too_many_requests'],
  },
  getContactStatus: {
    method: 'GET',
    path: '/contacts/status',
    summary: 'Status of an inquiry',
    request: { query: contactStatusQuerySchema },
    response: { status: 200, schema: dataSchema(contactStatusSchema) },
    problems: ['not_found', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>;
