import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';

export function AskLink({ name }: { name: string }) {
  const search = { lang: getLocale(), type: 'RAW_MATERIAL' as const, product: name };
  return (
    <PlainLink to="/contact" search={search} className={primaryButton}>
      {m.material_ask()}
    </PlainLink>
  );
}
