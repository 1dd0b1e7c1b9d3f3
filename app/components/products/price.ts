import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';

export function formatPrice(won: number): string {
  return m.pb_price({ amount: formatNumber(won) });
}
