import { m } from '#app/paraglide/messages.js';
import type { ItemKind } from '#contract/staff-content-fields.ts';

type FieldText = { label: () => string; help?: () => string };

const dated: FieldText = { label: m.admin_field_published_at, help: m.admin_field_published_at_help };

/** Texts of the fields that several kinds share. The types and limits are in the contract. */
const shared: Readonly<Record<string, FieldText>> = {
  category: { label: m.admin_field_category },
  publishedAt: dated,
  thumbnail: { label: m.admin_field_thumbnail, help: m.admin_field_thumbnail_help },
  position: { label: m.admin_field_position, help: m.admin_field_position_help },
  title: { label: m.admin_field_title },
  summary: { label: m.admin_field_summary, help: m.admin_field_summary_help },
  body: { label: m.admin_field_body },
  externalUrl: { label: m.admin_field_external_url, help: m.admin_field_external_url_help },
  outlet: { label: m.admin_field_outlet },
  number: { label: m.admin_field_number, help: m.admin_field_number_help },
  status: { label: m.admin_field_status },
  applicant: { label: m.admin_field_applicant },
  authors: { label: m.admin_field_authors, help: m.admin_field_authors_help },
  journal: { label: m.admin_field_journal },
  year: { label: m.admin_field_year },
  month: { label: m.admin_field_month },
  doi: { label: m.admin_field_doi, help: m.admin_field_doi_help },
  type: { label: m.admin_field_type },
  active: { label: m.admin_field_active },
  inPharmacies: { label: m.admin_field_in_pharmacies },
  image: { label: m.admin_field_image },
  logo: { label: m.admin_field_logo },
  price: { label: m.admin_field_price, help: m.admin_field_price_help },
  sampleGrams: { label: m.admin_field_sample_grams, help: m.admin_field_sample_grams_help },
  related: { label: m.admin_field_related, help: m.admin_field_related_help },
  products: { label: m.admin_field_products, help: m.admin_field_products_help },
  name: { label: m.admin_field_name },
  specifications: { label: m.admin_field_specifications, help: m.admin_field_specifications_help },
  comparison: { label: m.admin_field_comparison, help: m.admin_field_comparison_help },
  revision: { label: m.admin_field_revision, help: m.admin_field_revision_help },
  revisedOn: { label: m.admin_field_revised_on },
  revisions: { label: m.admin_field_revisions, help: m.admin_field_revisions_help },
  lowerLimit: { label: m.admin_field_lower_limit, help: m.admin_field_lower_limit_help },
  releaseLimit: { label: m.admin_field_release_limit, help: m.admin_field_lower_limit_help },
  shelfLife: { label: m.admin_field_shelf_life },
  stability: { label: m.admin_field_stability, help: m.admin_field_stability_help },
  distribution: { label: m.admin_field_distribution, help: m.admin_field_distribution_help },
  threshold: { label: m.admin_field_threshold, help: m.admin_field_threshold_help },
  cellsPerEvent: { label: m.admin_field_cells_per_event },
  suitability: { label: m.admin_field_suitability, help: m.admin_field_suitability_help },
  uses: { label: m.admin_field_uses, help: m.admin_field_lines_help },
  formulation: { label: m.admin_field_formulation, help: m.admin_field_lines_help },
  notShown: { label: m.admin_field_not_shown, help: m.admin_field_lines_help },
  isMilestone: { label: m.admin_field_is_milestone },
  isOpen: { label: m.admin_field_is_open },
  plannedYear: { label: m.admin_field_planned_year, help: m.admin_field_planned_help },
  plannedMonth: { label: m.admin_field_planned_month },
  reason: { label: m.admin_field_reason, help: m.admin_field_reason_help },
  isMain: { label: m.admin_field_is_main },
  closesOn: { label: m.admin_field_closes_on, help: m.admin_field_closes_on_help },
  text: { label: m.admin_field_text },
  proof: { label: m.admin_field_proof, help: m.admin_field_proof_help },
  description: { label: m.admin_field_description },
  role: { label: m.admin_field_role },
  introduction: { label: m.admin_field_introduction },
  department: { label: m.admin_field_department },
  place: { label: m.admin_field_place },
  employment: { label: m.admin_field_employment },
  author: { label: m.admin_field_author },
  company: { label: m.admin_field_company },
  value: { label: m.admin_field_value, help: m.admin_field_value_help },
  label: { label: m.admin_field_label },
  question: { label: m.admin_field_question },
  section: { label: m.admin_field_section },
  group: { label: m.admin_field_group, help: m.admin_field_group_help },
  latitude: { label: m.admin_field_latitude },
  longitude: { label: m.admin_field_longitude },
  koreanAddress: { label: m.admin_field_korean_address, help: m.admin_field_korean_address_help },
  figure: { label: m.admin_field_detail_figure },
  unit: { label: m.admin_field_unit },
  note: { label: m.admin_field_note },
  file: { label: m.admin_field_file, help: m.admin_field_file_help },
  published: { label: m.admin_field_published },
  words: { label: m.admin_field_words, help: m.admin_field_words_help },
};

const ofKind: Partial<Record<ItemKind, Readonly<Record<string, FieldText>>>> = {
  product: { summary: { label: m.admin_field_summary, help: m.admin_field_product_summary_help } },
  recruit: { summary: { label: m.admin_field_duties }, title: { label: m.admin_field_position_title } },
  faq: { body: { label: m.admin_field_answer } },
  person: { name: { label: m.admin_field_person_name } },
};

export function fieldText(kind: ItemKind, field: string): FieldText {
  return ofKind[kind]?.[field] ?? shared[field] ?? { label: () => field };
}

const optionTexts: Readonly<Record<string, () => string>> = {
  registered: m.admin_option_registered,
  published: m.admin_option_published,
  pending: m.admin_option_pending,
  material: m.admin_option_material,
  pb: m.admin_option_pb,
  passage: m.admin_option_passage,
  fact: m.admin_option_fact,
  step: m.admin_option_step,
  building: m.admin_option_building,
  equipment: m.admin_option_equipment,
  certificate: m.admin_option_certificate,
  principle: m.admin_option_principle,
  goal: m.admin_option_goal,
  site: m.admin_option_site,
  landmark: m.admin_option_landmark,
  way: m.admin_option_way,
  station: m.admin_option_station,
  visit: m.admin_option_visit,
  subject: m.admin_option_subject,
  evidence: m.admin_option_evidence,
  method: m.admin_option_method,
};

export function optionText(option: string): string {
  return optionTexts[option]?.() ?? option;
}

/** The parts of the row of a material in the table of all materials. */
export const comparisonParts: readonly { name: string; label: () => string }[] = [
  { name: 'code', label: m.admin_field_code },
  { name: 'origin', label: m.admin_field_origin },
  { name: 'form', label: m.admin_field_form },
  { name: 'figure', label: m.admin_field_figure },
  { name: 'unit', label: m.admin_field_unit },
  { name: 'method', label: m.admin_field_method },
  { name: 'use', label: m.admin_field_use },
];
