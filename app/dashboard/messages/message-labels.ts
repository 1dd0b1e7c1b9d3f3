import { m } from '#app/paraglide/messages.js';
import type { FailureReason, MessageKind, MessageState } from '#contract/staff-messages.ts';

export const kindNames: Readonly<Record<MessageKind, () => string>> = {
  mail: m.admin_messages_mail,
  sms: m.admin_messages_sms,
  unlink: m.admin_messages_unlink,
};

export const stateNames: Readonly<Record<MessageState, () => string>> = {
  waiting: m.admin_messages_waiting,
  failed: m.admin_messages_failed,
};

const reasons: Readonly<Record<FailureReason, () => string>> = {
  address: m.admin_messages_reason_address,
  busy: m.admin_messages_reason_busy,
  unreachable: m.admin_messages_reason_unreachable,
  credentials: m.admin_messages_reason_credentials,
  refused: m.admin_messages_reason_refused,
  other: m.admin_messages_reason_other,
};

export function reasonText(reason: FailureReason): string {
  return reasons[reason]();
}
