import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';

/** Acts that this page names. Others are shown as they are stored. */
const actionLabels: Readonly<Record<string, () => string>> = {
  'inbox.read': m.admin_act_inbox_read,
  'inbox.download': m.admin_act_inbox_download,
  'inbox.assign': m.admin_act_inbox_assign,
  'inbox.note': m.admin_act_inbox_note,
  'inbox.answer': m.admin_act_inbox_answer,
  'inbox.close': m.admin_act_inbox_close,
  'messages.reveal': m.admin_act_messages_reveal,
  'messages.send': m.admin_act_messages_send,
  'content.read': m.admin_act_content_read,
  'content.edit': m.admin_act_content_edit,
  'content.publish': m.admin_act_content_publish,
  'content.trash': m.admin_act_content_trash,
  'content.delete': m.admin_act_content_delete,
  'replies.change': m.admin_act_replies_change,
  'samples.change': m.admin_act_samples_change,
  'settings.change': m.admin_act_settings_change,
  enroll: m.admin_act_enroll,
  'members.read': m.admin_act_members_read,
  'members.show': m.admin_act_members_show,
  'members.points': m.admin_act_members_points,
  'members.sign-out': m.admin_act_members_sign_out,
  'requests.read': m.admin_act_requests_read,
  'requests.enter': m.admin_act_requests_enter,
  'requests.handle': m.admin_act_requests_handle,
  'requests.export': m.admin_act_requests_export,
  'requests.erase': m.admin_act_requests_erase,
  'records.export': m.admin_act_records_export,
  'records.review': m.admin_act_records_review,
  'terms.announce': m.admin_act_terms_announce,
  'people.invite': m.admin_act_people_invite,
  'people.change': m.admin_act_people_change,
  'people.end': m.admin_act_people_end,
  'people.sign-out': m.admin_act_people_sign_out,
  'account.change': m.admin_act_account_change,
};

export const knownActions: readonly string[] = Object.keys(actionLabels);

export function actionLabel(action: string): string {
  return actionLabels[action]?.() ?? action;
}

/** The page of a subject such as `member:12`. */
export function subjectPage(subject: string): string | undefined {
  const [kind, id] = subject.split(':');
  if (id === undefined) return undefined;
  const folders: Readonly<Record<string, string>> = {
    member: 'members',
    request: 'requests',
    inquiry: 'inbox',
    staff: 'people',
    terms: 'terms',
    records: 'records/months',
  };
  const folder = kind === undefined ? undefined : folders[kind];
  return folder && `${folder}/${id}`;
}

/** @param month such as 2026-11 */
export function formatMonth(month: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
