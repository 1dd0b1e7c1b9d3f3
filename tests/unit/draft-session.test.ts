import { describe, expect, it } from 'vitest';
import { problemOf, type StaffResult, signedOutCode } from '#app/dashboard/acts/staff-result.ts';
import { startDraft } from '#app/dashboard/content/item/draft-session.ts';
import type { DraftServer } from '#app/dashboard/content/item/draft-state.ts';
import type { Item, ItemContent } from '#contract/staff-content.ts';

const start: ItemContent = {
  fields: { category: 'notice' },
  languages: { 'ko-KR': { title: '제목', body: '본문' }, 'en-US': { title: 'Title' } },
};

function itemWith(revision: number, content: ItemContent): Item {
  return {
    id: 1,
    kind: 'news',
    key: 'one',
    state: 'draft',
    isPublic: false,
    publicId: 7,
    revision,
    title: '제목',
    languages: [],
    publishedAt: null,
    scheduledAt: null,
    trashedAt: null,
    updatedAt: '2026-11-24T10:00:00+09:00',
    updatedBy: '김편집',
    content,
    draft: null,
    published: null,
    scheduled: null,
    deletedAt: null,
  };
}

const title = { locale: 'ko-KR', name: 'title' } as const;
const body = { locale: 'ko-KR', name: 'body' } as const;
const english = { locale: 'en-US', name: 'title' } as const;

/** A server with one item, which refuses other revisions, and saves in the trash, as the API does. */
function serverWith(first: Item) {
  let stored = first;
  let requests = 0;
  let failure: string | undefined;
  const answer = (): StaffResult<{ data: Item }> => ({ ok: true, data: { data: stored } });
  const server: DraftServer = {
    save: async ({ revision, content }) => {
      requests += 1;
      if (failure) return { ok: false, problem: problemOf(failure) };
      if (revision !== stored.revision || stored.trashedAt) {
        const conflict = { revision: stored.revision, act: 'saved', by: '박동료', at: stored.updatedAt };
        return { ok: false, problem: { ...problemOf('conflict'), conflict } };
      }
      stored = itemWith(revision + 1, content);
      return answer();
    },
    read: async () => answer(),
  };
  return {
    server,
    stored: () => stored,
    requests: () => requests,
    trash: (trashedAt: string | null) => {
      stored = { ...stored, revision: stored.revision + 1, trashedAt };
    },
    fail: (code: string | undefined) => {
      failure = code;
    },
    another: (change: (content: ItemContent) => ItemContent) => {
      stored = itemWith(stored.revision + 1, change(stored.content));
    },
  };
}

describe('a draft that is edited', () => {
  it('is saved together with later input', async () => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change(title, '새 제목');
    expect(draft.store.getState().status).toBe('typed');
    const saved = draft.save('all');
    draft.change(english, 'New title');
    expect(await saved).toBe(true);
    expect(remote.stored().content.languages['en-US']?.title).toBe('New title');
    expect(draft.store.getState()).toMatchObject({ status: 'saved', item: { revision: 3 } });
  });

  it('is not sent if an empty field is emptied', async () => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change({ locale: 'zh-CN', name: 'title' }, '');
    expect(draft.store.getState().status).toBe('saved');
    expect(await draft.save()).toBe(true);
    expect(remote.stored().revision).toBe(1);
  });

  it('stays as it was typed while the server cannot be reached', async () => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change(title, '새 제목');
    remote.fail('lost');
    expect(await draft.save()).toBe(false);
    expect(draft.store.getState()).toMatchObject({ status: 'offline' });
    remote.fail(undefined);
    expect(await draft.save()).toBe(true);
    expect(remote.stored().content.languages['ko-KR']?.title).toBe('새 제목');
  });

  it('waits for a new sign-in after the session ended', async () => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change(title, '새 제목');
    remote.fail(signedOutCode);
    await draft.save();
    draft.change(title, '새 제목 2');
    expect(draft.store.getState().status).toBe('signed-out');
    const again = draft.save();
    expect(draft.store.getState().status).toBe('signed-out');
    expect(await again).toBe(false);
    remote.fail(undefined);
    expect(await draft.save()).toBe(true);
    expect(remote.stored().content.languages['ko-KR']?.title).toBe('새 제목 2');
  });

  it('takes in what another person changed elsewhere in the item', async () => {
    const remote = serverWith(itemWith(1, start));
    const merged: (string | null | undefined)[] = [];
    const draft = startDraft(remote.stored(), remote.server, { onMerged: (by) => merged.push(by?.by) });
    draft.change(title, '내 제목');
    remote.another((content) => ({
      ...content,
      languages: { ...content.languages, 'en-US': { title: 'Their title' } },
    }));
    expect(await draft.save()).toBe(true);
    expect(merged).toEqual(['박동료']);
    expect(remote.stored().content.languages).toMatchObject({
      'ko-KR': { title: '내 제목', body: '본문' },
      'en-US': { title: 'Their title' },
    });
    expect(draft.store.getState().epochs).toEqual({ 'en-US/title': 1 });
  });

  it('overwrites nothing if both changed the same part, until a person chooses', async () => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change(title, '내 제목');
    remote.another((content) => ({
      ...content,
      languages: { ...content.languages, 'ko-KR': { title: '동료 제목', body: '본문' } },
    }));
    expect(await draft.save()).toBe(false);
    const { status, conflict } = draft.store.getState();
    expect(status).toBe('conflict');
    expect(conflict).toMatchObject({ parts: [title], conflict: { by: '박동료' } });
    expect(await draft.save()).toBe(false);
    expect(remote.stored().content.languages['ko-KR']?.title).toBe('동료 제목');

    draft.resolve({ ...remote.stored().content, fields: { category: 'event' } });
    expect(await draft.save('all')).toBe(true);
    expect(remote.stored().content).toMatchObject({
      fields: { category: 'event' },
      languages: { 'ko-KR': { title: '동료 제목' } },
    });
  });

  it('compares what is typed after the choice was put off too', async () => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change(title, '내 제목');
    remote.another((content) => ({
      ...content,
      languages: { ...content.languages, 'ko-KR': { title: '동료 제목', body: '동료 본문' } },
    }));
    expect(await draft.save()).toBe(false);
    expect(draft.store.getState().conflict?.parts).toEqual([title]);
    draft.change(body, '내 본문');
    expect(draft.store.getState()).toMatchObject({
      status: 'conflict',
      conflict: { parts: [title, body], conflict: { by: '박동료' } },
    });
    draft.change(title, '동료 제목');
    expect(draft.store.getState().conflict?.parts).toEqual([body]);
    expect(await draft.save()).toBe(false);
    expect(remote.stored().content.languages['ko-KR']?.body).toBe('동료 본문');
  });

  it('is saved without a choice once no part differs any more', async () => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change(title, '내 제목');
    draft.change(english, 'My title');
    remote.another((content) => ({
      ...content,
      languages: { ...content.languages, 'ko-KR': { title: '동료 제목', body: '동료 본문' } },
    }));
    expect(await draft.save()).toBe(false);
    draft.change(title, '제목');
    expect(draft.store.getState().status).toBe('conflict');
    expect(await draft.save()).toBe(true);
    expect(remote.stored().content.languages).toEqual({
      'ko-KR': { title: '동료 제목', body: '동료 본문' },
      'en-US': { title: 'My title' },
    });
  });

  it('continues with text of a closed tab, and reports a conflict if the item changed since', () => {
    const draft = startDraft(itemWith(4, start), serverWith(itemWith(4, start)).server);
    const typed = {
      ...start,
      languages: { ...start.languages, 'ko-KR': { title: '쓰던 제목', body: '본문' } },
    };
    draft.resume(start, typed);
    expect(draft.store.getState()).toMatchObject({ status: 'typed', content: typed });

    const older = { ...start, languages: { 'ko-KR': { title: '옛 제목', body: '본문' } } };
    const other = startDraft(itemWith(4, start), serverWith(itemWith(4, start)).server);
    other.resume(older, typed);
    expect(other.store.getState()).toMatchObject({ status: 'conflict', conflict: { parts: [title] } });
  });

  it('stays as it was typed when another person moves the item to the trash, until it is restored', async () => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change(title, '새 제목');
    remote.trash('2026-11-24T11:00:00+09:00');
    expect(await draft.save('all')).toBe(false);
    expect(draft.store.getState()).toMatchObject({ status: 'trashed', item: { revision: 2 } });
    expect(remote.requests()).toBe(1);
    remote.trash(null);
    draft.accept(remote.stored());
    expect(draft.store.getState().status).toBe('typed');
    expect(await draft.save()).toBe(true);
    expect(remote.stored().content.languages['ko-KR']?.title).toBe('새 제목');
  });

  it.each([
    ['not_found', 'deleted'],
    ['forbidden', 'forbidden'],
    ['payload_too_large', 'too-large'],
    ['unavailable', 'offline'],
  ])('says what %s means', async (code, status) => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change(title, '새 제목');
    remote.fail(code);
    expect(await draft.save()).toBe(false);
    expect(draft.store.getState().status).toBe(status);
  });

  it('overwrites nothing of a later reading, and loses no input', () => {
    const remote = serverWith(itemWith(1, start));
    const draft = startDraft(remote.stored(), remote.server);
    draft.change(title, '내 제목');
    remote.another((content) => ({ ...content, fields: { category: 'event' } }));
    draft.accept(remote.stored());
    expect(draft.store.getState()).toMatchObject({
      status: 'typed',
      item: { revision: 2 },
      content: { fields: { category: 'event' }, languages: { 'ko-KR': { title: '내 제목' } } },
    });
    remote.another((content) => ({
      ...content,
      languages: { ...content.languages, 'ko-KR': { title: '동료 제목', body: '본문' } },
    }));
    draft.accept(remote.stored());
    expect(draft.store.getState()).toMatchObject({ status: 'conflict', conflict: { parts: [title] } });
    draft.drop();
    draft.accept(remote.stored());
    expect(draft.store.getState()).toMatchObject({
      status: 'saved',
      conflict: undefined,
      content: { languages: { 'ko-KR': { title: '동료 제목' } } },
    });
  });

  it('names the fields that the server does not take', async () => {
    const remote = serverWith(itemWith(1, start));
    const refusing: DraftServer = {
      ...remote.server,
      save: async () => ({
        ok: false,
        problem: { ...problemOf('validation_failed'), errors: { 'content.fields.year': 'invalid' } },
      }),
    };
    const draft = startDraft(remote.stored(), refusing);
    draft.change({ locale: null, name: 'year' }, 1);
    await draft.save();
    expect(draft.store.getState()).toMatchObject({
      status: 'refused',
      errors: { 'content.fields.year': 'invalid' },
    });
  });
});
