import { contactRequestSchema } from '#contract/contacts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { checkFiles } from '../services/attachments.ts';
import { findContactStatus } from '../services/contact-status.ts';
import { createContact } from '../services/contacts.ts';

export function addContactRoutes(app: ApiApp, deps: ApiDeps): void {
  const { captcha } = deps.gateways;

  addEndpoint(app, deps, endpoints.checkCaptcha, async ({ query, clientAddress }) => ({
    body: { data: await captcha.check(query.token, clientAddress) },
  }));

  addEndpoint(
    app,
    deps,
    endpoints.createContact,
    async ({ body, files = [], headers, locale, clientAddress }) => {
      const { 'captcha-token': captchaToken = '', 'idempotency-key': idempotencyKey } = headers;
      const options = { files: await checkFiles(files), locale, clientAddress, idempotencyKey, captchaToken };
      return { body: { data: await createContact(deps, body, options) } };
    },
    { bodySchema: contactRequestSchema },
  );

  addEndpoint(app, deps, endpoints.getContactStatus, async ({ query, clientAddress }) => ({
    body: { data: await findContactStatus(deps, query, clientAddress) },
  }));
}
