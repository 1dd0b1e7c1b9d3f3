import { Invitation } from '#app/components/layout/invitation.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';

export function OemInvitation() {
  const search = { lang: getLocale(), type: 'OEM_ODM' as const };
  return (
    <Invitation heading={m.pb_oem()} text={m.pb_oem_text()}>
      <PlainLink to="/contact" search={search} className={primaryButton}>
        {m.home_cta_contact()}
      </PlainLink>
    </Invitation>
  );
}
