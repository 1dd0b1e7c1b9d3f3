import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { contacts } from '#api/db/schema/index.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { siteDatabase } from './members.ts';
import { type StaffPerson, signInStaff } from './staff-pages.ts';
import { newVisitor } from './visitor.ts';

type Inquiry = Partial<typeof contacts.$inferInsert>;

let inquiries = 0;

/** An inquiry in the site's database. Its subject is in no other item. */
export async function newInquiry(
  given: Inquiry = {},
): Promise<{ reference: string; subject: string; email: string }> {
  inquiries += 1;
  const { email } = newVisitor();
  const name = `${process.pid}N${Date.now().toString(36).toUpperCase()}${inquiries}`;
  const inquiry = {
    type: 'OEM_ODM',
    fullName: 'Mina Park',
    email,
    mobile: '+12025550142',
    subject: `Capsules ${name}`,
    content: 'We need 5,000 capsules.\nWhat is your lead time?',
    locale: 'en-US',
    consentVersion: '1',
    requestHash: 'hash',
    reference: `LB-${name}`,
    ...given,
  } as const;
  await siteDatabase().insert(contacts).values(inquiry);
  return { reference: inquiry.reference, subject: inquiry.subject ?? '', email: inquiry.email };
}

/** Signed in under a name that no other person of the test has. */
export async function signInAs(page: Page, name: string, role: StaffRole = 'support'): Promise<StaffPerson> {
  const person = await signInStaff(page, role);
  await siteDatabase().execute(sql`update staff set name = ${name} where email = ${person.email}`);
  return person;
}

export function answerField(page: Page) {
  return page.getByRole('textbox', { name: /^(Answer|Further answer)$/ });
}

export async function openItem(page: Page, reference: string): Promise<void> {
  await page.goto(`/admin/inbox/${reference}?lang=en-US`);
}

/** As if the mail server had refused the mails of the item's answers. */
export async function failDeliveries(reference: string): Promise<void> {
  await siteDatabase().execute(sql`update answers set sent_at = null, failed_at = now(), failure = '550 no such user'
    where contact_id = (select id from contacts where reference = ${reference})`);
}
