export const contactTypes = ['OEM_ODM', 'RAW_MATERIAL', 'PARTNERSHIP', 'OTHER'] as const;

export type ContactType = (typeof contactTypes)[number];
