import { m } from '#app/paraglide/messages.js';
import type { StaffHome } from '#contract/staff-home.ts';

type Kind = StaffHome['figures']['kinds'][number]['kind'];

export const kindLabels: Readonly<Record<Kind, () => string>> = {
  OEM_ODM: m.inquiry_type_oem_odm,
  RAW_MATERIAL: m.inquiry_type_raw_material,
  PARTNERSHIP: m.inquiry_type_partnership,
  OTHER: m.inquiry_type_other,
  QUESTION: m.admin_kind_question,
  SAMPLE: m.admin_kind_sample,
};
