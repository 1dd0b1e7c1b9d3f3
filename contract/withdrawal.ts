import * as v from 'valibot';
import { givenPasswordSchema } from './members.ts';
import { optionalField, paragraphsSchema } from './text.ts';

export const withdrawalReasons = [
  'PRICE',
  'QUALITY',
  'FEW_PRODUCTS',
  'HARD_TO_FIND',
  'LATE_DELIVERY',
  'EXCHANGE_REFUND',
  'EVENTS_SERVICE',
  'DATA_LEAK',
  'RARELY_USED',
] as const;

export const withdrawalCommentMaxLength = 1000;

export const withdrawalSchema = v.object({
  reason: v.picklist(withdrawalReasons, 'required'),
  comment: optionalField(paragraphsSchema(withdrawalCommentMaxLength)),
  agree: v.literal(true, 'consent_required'),
  confirm: v.literal(true, 'consent_required'),
  /** Members without a password sign in again with their provider instead. */
  password: v.optional(givenPasswordSchema),
});

export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
