import { m } from '#app/paraglide/messages.js';
import type { MailTopic } from '#contract/site-settings.ts';

export const topicLabels: Readonly<Record<MailTopic, () => string>> = {
  OEM_ODM: m.inquiry_type_oem_odm,
  RAW_MATERIAL: m.inquiry_type_raw_material,
  PARTNERSHIP: m.inquiry_type_partnership,
  OTHER: m.inquiry_type_other,
  QUESTION: m.admin_kind_question,
  SAMPLE: m.admin_kind_sample,
  FAILED: m.admin_settings_topic_failed,
  OVERDUE: m.admin_settings_topic_overdue,
  FLOOD: m.admin_settings_topic_flood,
};
