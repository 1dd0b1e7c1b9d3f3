import { sql } from 'drizzle-orm';
import { contacts } from '#api/db/schema/index.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { InboxListed } from '#contract/inbox.ts';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { expectAnswer } from './answers.ts';
import { StaffApi } from './staff-api.ts';

const dayMs = 24 * 3_600_000;

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * dayMs);
}

type Inquiry = Partial<typeof contacts.$inferInsert>;

export const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** The inbox of a test API, as staff use it. */
export class InboxApi {
  readonly staff: StaffApi;
  readonly site: StaffApi['site'];
  #inquiries = 0;

  constructor(staff: StaffApi) {
    this.staff = staff;
    this.site = staff.site;
  }

  static async open(...given: Parameters<typeof StaffApi.open>): Promise<InboxApi> {
    return new InboxApi(await StaffApi.open(...given));
  }

  get db() {
    return this.site.api.db;
  }

  async inquiry(given: Inquiry = {}): Promise<string> {
    this.#inquiries += 1;
    const reference = given.reference ?? `LB-TEST${this.#inquiries}`;
    await this.db.insert(contacts).values({
      type: 'OTHER',
      fullName: '오로라',
      email: 'visitor@example.com',
      content: '가격이 얼마인가요?',
      locale: 'ko-KR',
      consentVersion: '1',
      requestHash: 'hash',
      ...given,
      reference,
    });
    return reference;
  }

  async question(given: { email?: string } = {}): Promise<{ reference: string; token: string; id: number }> {
    const { token, id } = await this.site.member(given);
    const body = { title: '보관 방법', content: '냉장 보관인가요?' };
    const { data } = await expectAnswer(
      endpoints.createQuestion,
      await this.site.post('/me/questions', body, { token }),
    );
    return { reference: `Q-${data.id}`, token, id };
  }

  async sample(): Promise<{ reference: string; email: string }> {
    const { id, email } = await this.site.member();
    const [row] = await this.site.rows(sql`
      with product as (
        insert into products (slug, type, position, published_at, active, in_pharmacies)
        values (${`lmb-${id}`}, 'material', 1, '2026-01-01', true, false) returning id
      ), named as (
        insert into product_translations (product_id, locale, name, summary, specifications)
        select id, 'ko-KR', '엘엠비-07', '', '[]' from product
      )
      insert into samples (member_id, product_id, amount, purpose, company, recipient, mobile, zipcode, address1)
      select ${id}, id, '500 g', 'Serum trials', '오로라랩', '김연구', '010-1234-5678', '06236', '테헤란로 1' from product
      returning id`);
    return { reference: `S-${row?.id}`, email };
  }

  path(reference: string, part = ''): string {
    return `/staff/inbox/items/${reference}${part}`;
  }

  async list(token: string, query: Record<string, string> = {}): Promise<InboxListed[]> {
    const response = await this.site.get(`/staff/inbox/items?${new URLSearchParams(query)}`, { token });
    return (await expectAnswer(endpoints.listInbox, response)).data;
  }

  async references(token: string, query: Record<string, string> = {}): Promise<string[]> {
    return (await this.list(token, query)).map(({ reference }) => reference);
  }

  async counts(token: string, query: Record<string, string> = {}) {
    const response = await this.site.get(`/staff/inbox/counts?${new URLSearchParams(query)}`, { token });
    return (await expectAnswer(endpoints.countInbox, response)).data;
  }

  async read(token: string, reference: string): Promise<InboxDetailAnswer> {
    const response = await this.site.get(this.path(reference), { token });
    return (await expectAnswer(endpoints.getInboxItem, response)).data;
  }

  /** As the page does once for each opening. */
  async markRead(token: string, reference: string): Promise<void> {
    const response = await this.act(token, 'PUT', this.path(reference, '/read'));
    if (response.status !== 204) throw new Error(`Not marked: ${response.status}`);
  }

  /** Answers with the form that the page sends. */
  answer(
    token: string,
    reference: string,
    {
      revision,
      text,
      files = [],
    }: { revision: number; text: string; files?: [name: string, content: string][] },
  ): Promise<Response> {
    const form = new FormData();
    form.set('revision', String(revision));
    form.set('text', text);
    for (const [name, content] of files) form.append('files', new Blob([content]), name);
    const init = { method: 'POST', body: form, headers: { authorization: token } };
    return this.site.fetch(this.path(reference, '/answers'), init);
  }

  act(token: string, method: string, path: string, body?: unknown): Promise<Response> {
    return this.site.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  }

  /** Access records about the item, oldest first. */
  async records(reference: string): Promise<{ subject: unknown; action: unknown; detail: unknown }[]> {
    const rows = await this.site.rows(sql`
      select subject, action, detail from access_records
      where detail::jsonb ->> 'item' = ${reference} order by number`);
    return rows.map(({ subject, action, detail }) => ({
      subject,
      action,
      detail: JSON.parse(String(detail)),
    }));
  }

  close(): Promise<void> {
    return this.staff.close();
  }
}
