import type { Tone } from '#app/dashboard/ui/mark.tsx';
import { m } from '#app/paraglide/messages.js';
import type { PrivacyRequest, RetainedData } from '#contract/privacy-requests.ts';

export const kindLabels: Readonly<Record<PrivacyRequest['kind'], () => string>> = {
  access: m.admin_request_access,
  erasure: m.admin_request_erasure,
};

export const channelLabels: Readonly<Record<PrivacyRequest['channel'], () => string>> = {
  phone: m.admin_request_phone,
  email: m.admin_request_email,
  post: m.admin_request_post,
  visit: m.admin_request_visit,
  inquiry: m.admin_request_inquiry,
  other: m.admin_request_other,
};

type State = PrivacyRequest['state'];

export const requestStateLabels: Readonly<Record<State, () => string>> = {
  open: m.admin_request_open,
  checked: m.admin_request_checked,
  done: m.admin_request_done,
  refused: m.admin_request_refused,
};

export const requestTones: Readonly<Record<State, Tone>> = {
  open: 'open',
  checked: 'progress',
  done: 'done',
  refused: 'quiet',
};

export const retainedLabels: Readonly<Record<RetainedData, () => string>> = {
  rejoin_hashes: m.admin_retained_rejoin,
  inquiry_records: m.admin_retained_inquiries,
  request_record: m.admin_retained_request,
  access_records: m.admin_retained_records,
  backups: m.admin_retained_backups,
};
