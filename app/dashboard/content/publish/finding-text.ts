import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Finding } from '#contract/staff-content-findings.ts';

const texts: Readonly<Record<Finding['code'], (finding: { text: string; language: string }) => string>> = {
  missing_field: () => m.admin_finding_missing_field(),
  invalid_field: () => m.admin_finding_invalid_field(),
  missing_language: ({ language }) => m.admin_finding_missing_language({ language }),
  missing_text: ({ language }) => m.admin_finding_missing_text({ language }),
  outdated_language: ({ language }) => m.admin_finding_outdated_language({ language }),
  missing_alt: () => m.admin_finding_missing_alt(),
  broken_link: ({ text }) => m.admin_finding_broken_link({ text }),
  insecure_link: ({ text }) => m.admin_finding_insecure_link({ text }),
  missing_picture: ({ text }) => m.admin_finding_missing_picture({ text }),
  outside_picture: ({ text }) => m.admin_finding_outside_picture({ text }),
  html: ({ text }) => m.admin_finding_html({ text }),
  heading_level: ({ text }) => m.admin_finding_heading_level({ text }),
  forbidden_wording: ({ text }) => m.admin_finding_forbidden_wording({ text }),
  unknown_reference: ({ text }) => m.admin_finding_unknown_reference({ text }),
  future_date: () => m.admin_finding_future_date(),
  too_few_words: () => m.admin_finding_too_few_words(),
  too_many_words: () => m.admin_finding_too_many_words(),
  long_word: ({ text }) => m.admin_finding_long_word({ text }),
  word_of_other_group: ({ text }) => m.admin_finding_word_of_other_group({ text }),
};

/** Describes the error, and the rule of a forbidden wording. */
export function findingText({ code, locale, text, reason }: Finding): string {
  const language = locale === null ? '' : formatLanguage(locale);
  return [texts[code]({ text: text ?? '', language }), reason].filter(Boolean).join(' ');
}
