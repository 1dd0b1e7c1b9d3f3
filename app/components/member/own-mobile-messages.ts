import type { FieldMessages } from '#app/forms/form-messages.ts';
import { m } from '#app/paraglide/messages.js';

/** Only Korean mobile numbers get codes. */
export const ownMobileMessages: FieldMessages = {
  required: m.error_own_mobile_required,
  otherCodes: (code) => (code === 'invalid_phone' ? m.error_own_mobile_invalid() : undefined),
};
