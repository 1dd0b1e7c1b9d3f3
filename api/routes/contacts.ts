import { contactRequestSchema } from '#contract/contacts.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { addEndpoint } from '../endpoint.ts';
import { ProblemError } from '../problems.ts';
import { createContact, IdempotencyConflict } from '../services/contacts.ts';

export function addContactRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(
    app,
    deps,
    endpoints.createContact,
    async ({ body, headers, locale }) => {
      const idempotencyKey = headers['idempotency-key'];
      try {
        return { body: { data: await createContact(deps.db, body, { locale, idempotencyKey }) } };
      } catch (error) {
        if (error instanceof IdempotencyConflict) throw new ProblemError('conflict');
        throw error;
      }
    },
    contactRequestSchema,
  );
}
