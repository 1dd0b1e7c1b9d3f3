import * as v from 'valibot';
import { type DraftStorage, draftPrefix, draftsIn, isExpired } from './draft-storage.ts';

/** Fields that a draft may hold. All others, such as passwords, codes and consents, are never stored. */
type DraftRules = {
  storage: 'localStorage' | 'sessionStorage';
  fields: readonly string[];
  linked?: readonly string[];
  /** Restored together, and only while the values of the server are the same. */
  stored?: readonly string[];
};

const profileFields = ['name', 'birthday', 'zipcode', 'address1', 'address2'];
const deliveryFields = ['recipient', 'mobile', 'zipcode', 'address1', 'address2'];

const draftForms = {
  inquiry: {
    storage: 'localStorage',
    fields: ['type', 'fullName', 'email', 'mobile', 'mobileCountry', 'subject', 'content'],
    linked: ['type', 'subject'],
  },
  signUp: { storage: 'sessionStorage', fields: ['email', 'name', 'mobile'] },
  socialSignUp: { storage: 'sessionStorage', fields: ['email', 'name'] },
  forgot: { storage: 'sessionStorage', fields: ['email'] },
  phone: { storage: 'localStorage', fields: ['mobile'] },
  question: { storage: 'localStorage', fields: ['title', 'content'] },
  questionChange: {
    storage: 'localStorage',
    fields: ['title', 'content'],
    stored: ['title', 'content'],
  },
  sample: {
    storage: 'localStorage',
    fields: ['idProduct', 'amount', 'purpose', 'company', ...deliveryFields],
    linked: ['idProduct'],
    stored: deliveryFields,
  },
  profile: { storage: 'localStorage', fields: profileFields, stored: profileFields },
  withdrawal: { storage: 'localStorage', fields: ['reason', 'comment'] },
} satisfies Record<string, DraftRules>;

export type DraftKey = {
  form: keyof typeof draftForms;
  /** Id of the member; null for forms without a session. */
  owner: number | null;
  item?: number;
};

export function draftRules({ form }: DraftKey): DraftRules {
  return draftForms[form];
}

const maxCharacters = 50_000;

const draftSchema = v.object({
  version: v.literal(1),
  typedAt: v.pipe(v.number(), v.safeInteger()),
  link: v.string(),
  base: v.string(),
  hadFiles: v.boolean(),
  values: v.record(v.string(), v.string()),
});

export type Draft = Omit<v.InferOutput<typeof draftSchema>, 'version'>;

const textSchema = v.pipe(v.string(), v.maxLength(maxCharacters), v.parseJson(), draftSchema);

function nameOf({ form, owner, item }: DraftKey): string {
  return draftPrefix + [form, owner, item].filter((part) => part != null).join('/');
}

function parseDraft(text: string | null, now: number): Draft | undefined {
  const draft = v.safeParse(textSchema, text);
  if (!draft.success || isExpired(draft.output.typedAt, now)) return undefined;
  return draft.output;
}

function removeUnusable(storage: DraftStorage, now: number): void {
  for (const name of draftsIn(storage)) if (!parseDraft(storage.getItem(name), now)) storage.removeItem(name);
}

function withAllowedFields(key: DraftKey, { values, ...draft }: Draft): Draft {
  const { fields } = draftRules(key);
  const allowed = Object.entries(values).filter(([name]) => fields.includes(name));
  return { ...draft, values: Object.fromEntries(allowed) };
}

export function readDraft(storage: DraftStorage, key: DraftKey, now: number): Draft | undefined {
  removeUnusable(storage, now);
  const draft = parseDraft(storage.getItem(nameOf(key)), now);
  return draft && withAllowedFields(key, draft);
}

export function removeDraft(storage: DraftStorage, key: DraftKey): void {
  storage.removeItem(nameOf(key));
}

/** Stores nothing when the draft is empty or too large, or the storage is full. */
export function writeDraft(storage: DraftStorage, key: DraftKey, draft: Draft): void {
  removeDraft(storage, key);
  if (Object.keys(draft.values).length === 0) return;
  const text = JSON.stringify({ version: 1, ...withAllowedFields(key, draft) });
  if (text.length > maxCharacters) return;
  try {
    storage.setItem(nameOf(key), text);
  } catch {
    // The quota is used up.
  }
}

export function removeMemberDrafts(storage: DraftStorage, except?: number): void {
  for (const name of draftsIn(storage)) {
    const owner = name.slice(draftPrefix.length).split('/')[1];
    if (owner !== undefined && owner !== String(except)) storage.removeItem(name);
  }
}
