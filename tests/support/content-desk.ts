import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import type { Item, ItemContent, ItemSummary, ItemVersion } from '#contract/staff-content.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import type { ItemEvent } from '#contract/staff-content-requests.ts';
import { expectAnswer } from './answers.ts';
import type { MemberApi } from './member-api.ts';

type Reference = Pick<Item, 'id' | 'revision'>;

export const article = (title = '제목', body = '본문'): ItemContent => ({
  fields: {},
  languages: { 'ko-KR': { title, summary: '요약', body } },
});

/** A test API, or a running site. */
type StaffSite = { site: Pick<MemberApi, 'call' | 'fetch'> };

/** Acts of an editor on content, over the API. */
export class ContentDesk {
  readonly #staff: StaffSite;
  readonly token: string;

  constructor(staff: StaffSite, token: string) {
    this.#staff = staff;
    this.token = token;
  }

  send(endpoint: Endpoint, path: string, body?: unknown): Promise<Response> {
    const { token } = this;
    return this.#staff.site.call(endpoint.method, path, { token, ...(body === undefined ? {} : { body }) });
  }

  call(name: keyof typeof acts, { id }: Pick<Reference, 'id'>, body?: unknown): Promise<Response> {
    return this.send(acts[name], acts[name].path.replace('{id}', String(id)), body);
  }

  async create(kind: ItemKind, content?: ItemContent, key?: string): Promise<Item> {
    const answer = await this.send(endpoints.createItem, '/staff/content', { kind, content, key });
    return (await expectAnswer(endpoints.createItem, answer)).data;
  }

  async get(id: number): Promise<Item> {
    return (await expectAnswer(endpoints.getItem, await this.send(endpoints.getItem, `/staff/content/${id}`)))
      .data;
  }

  async save({ id, revision }: Reference, content: ItemContent, more: object = {}): Promise<Item> {
    const answer = await this.call('saveItem', { id }, { revision, content, ...more });
    return (await expectAnswer(endpoints.saveItem, answer)).data;
  }

  async act(name: keyof typeof acts, { id, revision }: Reference, more: object = {}): Promise<Item> {
    const answer = await this.call(name, { id }, { revision, ...more });
    return (await expectAnswer(acts[name], answer)).data;
  }

  async revert({ id, revision }: Reference, number: number): Promise<Item> {
    const path = `/staff/content/${id}/versions/${number}/restore`;
    return (
      await expectAnswer(endpoints.revertItem, await this.send(endpoints.revertItem, path, { revision }))
    ).data;
  }

  async check({ id }: Pick<Reference, 'id'>, content?: ItemContent): Promise<Finding[]> {
    const answer = await this.send(endpoints.checkItem, `/staff/content/${id}/check`, { content });
    return (await expectAnswer(endpoints.checkItem, answer)).data;
  }

  async list(query: Record<string, string | number>): Promise<{ data: ItemSummary[]; next: string | null }> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return expectAnswer(
      endpoints.listItems,
      await this.send(endpoints.listItems, `/staff/content?${search}`),
    );
  }

  async find(kind: ItemKind, key: string): Promise<Item> {
    const { data } = await this.list({ kind, query: key, size: 100 });
    const trash = await this.list({ kind, state: 'trashed', size: 100 });
    const found = [...data, ...trash.data].find((item) => item.key === key);
    if (!found) throw new Error(`There is no ${kind}/${key}`);
    return this.get(found.id);
  }

  async versions({ id }: Pick<Reference, 'id'>): Promise<ItemVersion[]> {
    const path = `/staff/content/${id}/versions`;
    return (await expectAnswer(endpoints.listItemVersions, await this.send(endpoints.listItemVersions, path)))
      .data;
  }

  async events({ id }: Pick<Reference, 'id'>): Promise<ItemEvent[]> {
    const path = `/staff/content/${id}/history`;
    return (await expectAnswer(endpoints.listItemEvents, await this.send(endpoints.listItemEvents, path)))
      .data;
  }

  async preview({ id }: Pick<Reference, 'id'>, version?: number) {
    const answer = await this.send(endpoints.previewItem, `/staff/content/${id}/preview`, { version });
    return (await expectAnswer(endpoints.previewItem, answer)).data;
  }

  /** @param path below /api/v1 */
  readWith(preview: string, path: string, locale = 'ko-KR', token = this.token): Promise<Response> {
    const headers = { 'x-preview': preview, authorization: token, 'accept-language': locale };
    return this.#staff.site.fetch(path, { headers });
  }

  async upload(
    path: '/staff/pictures' | '/staff/content/files',
    name: string,
    bytes: Buffer,
  ): Promise<Response> {
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(bytes)]), name);
    return this.#staff.site.fetch(path, { method: 'POST', headers: { authorization: this.token }, body });
  }
}

const acts = {
  saveItem: endpoints.saveItem,
  discardDraft: endpoints.discardDraft,
  publishItem: endpoints.publishItem,
  scheduleItem: endpoints.scheduleItem,
  unscheduleItem: endpoints.unscheduleItem,
  unpublishItem: endpoints.unpublishItem,
  trashItem: endpoints.trashItem,
  restoreItem: endpoints.restoreItem,
};
