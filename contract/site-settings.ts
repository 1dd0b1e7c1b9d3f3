import * as v from 'valibot';
import { contactTypes } from './contact-types.ts';
import { localeSchema } from './locale-schemas.ts';
import { dateSchema, lineSchema } from './short-text.ts';
import { emailSchema } from './text.ts';

export const settingNames = ['recipients', 'switcherLocales', 'company'] as const;

export type SettingName = (typeof settingNames)[number];

export const mailTopics = [...contactTypes, 'QUESTION', 'SAMPLE', 'FAILED', 'OVERDUE', 'FLOOD'] as const;

export type MailTopic = (typeof mailTopics)[number];

const maxRecipients = 20;

const addressesSchema = v.pipe(
  v.array(v.pipe(emailSchema, v.toLowerCase())),
  v.maxLength(maxRecipients, 'too_long'),
  v.transform((addresses) => [...new Set(addresses)]),
);

/** A topic without an entry goes to the default recipients; an empty list goes to nobody. */
export const recipientsSchema = v.strictObject(
  v.entriesFromList(mailTopics, v.optional(addressesSchema)),
  'invalid',
);

export const switcherLocalesSchema = v.pipe(
  v.array(localeSchema),
  v.includes('ko-KR', 'required'),
  v.transform((chosen) => [...new Set(chosen)]),
);

export const companyDetailNames = [
  'name',
  'representative',
  'address',
  'phone',
  'email',
  'businessRegistration',
  'mailOrderNumber',
  'privacyOfficer',
  'privacyDepartment',
  'privacyPhone',
  'privacyEmail',
  'hostingProvider',
] as const;

export type CompanyDetailName = (typeof companyDetailNames)[number];

const detailMaxLength = 200;

const detailSchema = v.union([v.pipe(v.string(), v.trim(), v.literal('')), lineSchema(detailMaxLength)]);

/** An empty text hides the detail. A name without an entry has its default. */
export const companyDetailsSchema = v.strictObject(
  v.entriesFromList(companyDetailNames, v.optional(detailSchema)),
  'invalid',
);

const siteEntries = {
  switcherLocales: v.nullable(switcherLocalesSchema),
  company: v.nullable(companyDetailsSchema),
};

export const siteSettingsSchema = v.object(siteEntries);

export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;

export const staffSettingsSchema = v.object({
  ...siteEntries,
  recipients: v.nullable(recipientsSchema),
  defaultRecipients: v.array(v.string()),
  holidays: v.array(v.object({ day: dateSchema, name: v.string() })),
  holidaysKnownUntil: dateSchema,
});

export type StaffSettings = v.InferOutput<typeof staffSettingsSchema>;

const changeEntries = {
  recipients: v.optional(v.nullable(recipientsSchema)),
  switcherLocales: v.optional(v.nullable(switcherLocalesSchema)),
  company: v.optional(v.nullable(companyDetailsSchema)),
};

export const settingsChangeSchema = v.strictObject({
  ...changeEntries,
  /** The values that are replaced. Others have been stored since if they differ. */
  basedOn: v.optional(v.strictObject(changeEntries)),
});

export type SettingsChange = v.InferOutput<typeof settingsChangeSchema>;
