import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inquiryFields } from '#app/features/inquiry/inquiry.schema.ts';
import { profileFields } from '#app/features/profile/profile.schema.ts';
import { questionFields } from '#app/features/questions/questions.schema.ts';
import { sampleFields } from '#app/features/samples/samples.schema.ts';
import { type DraftStorage, openDraftStorage, removeExpiredDrafts } from '#app/forms/draft-storage.ts';
import {
  type Draft,
  type DraftKey,
  draftRules,
  readDraft,
  removeDraft,
  removeMemberDrafts,
  writeDraft,
} from '#app/forms/drafts.ts';

const day = 24 * 60 * 60 * 1000;
const now = 1_800_000_000_000;

const inquiry: DraftKey = { form: 'inquiry', owner: null };
const question: DraftKey = { form: 'question', owner: 7 };
const change: DraftKey = { form: 'questionChange', owner: 7, item: 12 };

let items: Map<string, string>;
let storage: DraftStorage;

function draftOf(values: Record<string, string>, typedAt = now): Draft {
  return { typedAt, link: '', base: '', hadFiles: false, values };
}

beforeEach(() => {
  items = new Map();
  storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  };
});

describe('a draft', () => {
  it('is read back until it is removed', () => {
    const draft = { ...draftOf({ subject: 'Half written' }), link: 'x', base: 'y', hadFiles: true };
    writeDraft(storage, inquiry, draft);
    expect(readDraft(storage, inquiry, now)).toMatchObject(draft);
    removeDraft(storage, inquiry);
    expect(readDraft(storage, inquiry, now)).toBeUndefined();
  });

  it('expires after a day, and is then removed', () => {
    writeDraft(storage, inquiry, draftOf({ subject: 'Old' }));
    expect(readDraft(storage, inquiry, now + day - 1)?.values).toEqual({ subject: 'Old' });
    expect(readDraft(storage, question, now + day)).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('from the future is removed too', () => {
    writeDraft(storage, inquiry, draftOf({ subject: 'Another clock' }, now + day));
    expect(readDraft(storage, inquiry, now)).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('belongs to one member and one item', () => {
    writeDraft(storage, change, draftOf({ title: 'Mine' }));
    expect(readDraft(storage, { ...change, owner: 8 }, now)).toBeUndefined();
    expect(readDraft(storage, { ...change, item: 13 }, now)).toBeUndefined();
    expect(readDraft(storage, change, now)?.values).toEqual({ title: 'Mine' });
  });

  it('is removed for other members, and for all on sign-out, except the one without an owner', () => {
    for (const key of [inquiry, question, change, { ...question, owner: 77 }])
      writeDraft(storage, key, draftOf({ content: 'Typed' }));
    items.set('theme', 'other');
    removeMemberDrafts(storage, 7);
    expect([...items.keys()]).toEqual([
      'draft/inquiry',
      'draft/question/7',
      'draft/questionChange/7/12',
      'theme',
    ]);
    removeMemberDrafts(storage);
    expect([...items.keys()]).toEqual(['draft/inquiry', 'theme']);
  });

  it.each([
    'not JSON',
    '[]',
    '{}',
    JSON.stringify({ version: 2, ...draftOf({ subject: 'Later' }) }),
    JSON.stringify({ version: 1, ...draftOf({}), values: { subject: 1 } }),
    JSON.stringify({ version: 1, ...draftOf({}), typedAt: 'today' }),
    JSON.stringify({ version: 1, ...draftOf({ subject: 'x'.repeat(50_000) }) }),
  ])('that is malformed is removed: %.40s', (text) => {
    items.set('draft/inquiry', text);
    expect(readDraft(storage, inquiry, now)).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('never holds a field beyond the list of its form', () => {
    const values = { subject: 'Typed', password: 'secret', privacyAgree: 'true', timestamp: '1.2' };
    writeDraft(storage, inquiry, draftOf(values));
    expect(items.get('draft/inquiry')).not.toMatch(/secret|privacyAgree|timestamp/);
    items.set('draft/inquiry', JSON.stringify({ version: 1, ...draftOf(values) }));
    expect(readDraft(storage, inquiry, now)?.values).toEqual({ subject: 'Typed' });
  });

  it('that is too large is not stored, and replaces the one before', () => {
    writeDraft(storage, inquiry, draftOf({ content: 'short' }));
    writeDraft(storage, inquiry, draftOf({ content: 'x'.repeat(50_000) }));
    expect(items.size).toBe(0);
  });

  it('is not stored when the storage is full', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => writeDraft(storage, inquiry, draftOf({ content: 'Typed' }))).not.toThrow();
    expect(readDraft(storage, inquiry, now)).toBeUndefined();
  });

  it('is removed by any page once it is a day old, and other entries of the storage stay', () => {
    const sessionStorage = { ...storage, length: 0 };
    vi.stubGlobal('window', { localStorage: storage, sessionStorage });
    writeDraft(storage, question, draftOf({ title: 'Typed' }, now - day + 1));
    writeDraft(storage, inquiry, draftOf({ content: 'Typed' }, now - day));
    items.set('draft/forgot', 'not JSON').set('draft/signUp', '{"typedAt":"1"}').set('draft/phone', 'null');
    items.set('theme', 'dark');
    removeExpiredDrafts(now);
    expect([...items.keys()].sort()).toEqual(['draft/question/7', 'theme']);
  });

  it('has no storage where the browser refuses it', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect(openDraftStorage('localStorage')).toBeUndefined();
  });
});

describe('the fields of a draft', () => {
  const listed = (form: DraftKey['form']) => [...draftRules({ form, owner: null }).fields].sort();

  it.each([
    ['inquiry', [...inquiryFields, 'mobileCountry'], ['files', 'privacyAgree']],
    ['question', questionFields, ['files']],
    ['questionChange', questionFields, ['files']],
    ['sample', sampleFields, ['carrierAgree']],
    ['profile', profileFields, ['marketingAgree', 'advertisingAgree', 'profileAgree']],
  ] as const)('of %s are all except files and consents', (form, fields, excluded) => {
    const expected = fields.filter((name) => !(excluded as readonly string[]).includes(name));
    expect(listed(form)).toEqual([...expected].sort());
  });

  it.each([
    ['signUp', ['email', 'mobile', 'name']],
    ['socialSignUp', ['email', 'name']],
    ['forgot', ['email']],
  ] as const)('of %s, which has no owner, are %j, for the tab only', (form, fields) => {
    expect(listed(form)).toEqual(fields);
    expect(draftRules({ form, owner: null }).storage).toBe('sessionStorage');
  });

  it('of a phone form are the number, not the code', () => {
    expect(listed('phone')).toEqual(['mobile']);
  });
});
