export const documentTypes = [
  'COMPANY',
  'COMPANY_EN',
  'BRAND_STRATEGY',
  'BRAND_CONTENTS',
  'BRAND_PERFORMANCE',
  'AD_TECH',
  'MCN',
] as const;

export type DocumentType = (typeof documentTypes)[number];
