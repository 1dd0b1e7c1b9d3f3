import type { Hono } from 'hono';
import { contactRequestSchema } from '#contract/contacts.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ApiDeps, ApiEnv } from '../context.ts';
import { addEndpoint } from '../endpoint.ts';
import { ProblemError } from '../problems.ts';
import { createContact, IdempotencyConflict } from '../services/contacts.ts';

export function addContactRoutes(app: Hono<ApiEnv>, { db }: ApiDeps): void {
  addEndpoint(
    app,
    endpoints.createContact,
    async ({ body, headers, locale }) => {
      const idempotencyKey = headers['idempotency-key'];
      try {
        return { body: { data: await createContact(db, body, { locale, idempotencyKey }) } };
      } catch (error) {
        if (error instanceof IdempotencyConflict) throw new ProblemError('conflict');
        throw error;
      }
    },
    contactRequestSchema,
  );
}
