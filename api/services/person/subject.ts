import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { phoneDigits } from '#api/db/schema/columns.ts';
import { outbox } from '#api/db/schema/index.ts';

/** `email` is lower case; `mobile` is digits, from 0 for Korean numbers, else from the country code. */
export type Subject = { email?: string | undefined; mobile?: string | undefined };

export function hasEmail(column: PgColumn | SQL, email: string | undefined): SQL | undefined {
  return email === undefined ? undefined : sql`lower(${column}) = ${email}`;
}

/** Matches every spelling of the number. */
export function hasMobile(column: PgColumn | SQL, mobile: string | undefined): SQL | undefined {
  return mobile === undefined ? undefined : sql`${phoneDigits(column)} = ${mobile}`;
}

const field = (name: string) => sql`(${outbox.message} ->> ${name})`;

type Named = { emails: readonly string[]; mobiles: readonly string[]; references: readonly string[] };

/** Messages to the person, and notices to staff about what the person sent. Their subjects have the references. */
export function concernsMessage({ emails, mobiles, references }: Named): SQL | undefined {
  const about = references.map(
    (reference) => sql`${field('subject')} ~ ${`(?<![A-Z0-9-])${reference}(?![A-Z0-9])`}`,
  );
  return or(
    ...emails.flatMap((email) => [hasEmail(field('to'), email), hasEmail(field('replyTo'), email)]),
    ...mobiles.map((mobile) => hasMobile(field('to'), mobile)),
    about.length > 0 ? and(eq(outbox.kind, 'mail'), isNull(outbox.answerId), or(...about)) : undefined,
  );
}
