import { css } from '@linaria/core';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';

export const actionRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12)} ${space(28)};

  & a:not([class]) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  @media print {
    display: none;
  }
`;

export function InquiryLink({ name }: { name: string }) {
  const search = { lang: getLocale(), type: 'RAW_MATERIAL' as const, product: name };
  return (
    <PlainLink to="/contact" search={search} className={primaryButton} data-next="">
      {m.material_ask()}
    </PlainLink>
  );
}

/** The sample request with the material chosen. Visitors without a session sign in first. */
export function SampleLink({ idProduct }: { idProduct: number }) {
  return (
    <PlainLink to="/login" search={{ next: `/sample?idProduct=${idProduct}` }} className={quietButton}>
      {m.samples_apply()}
    </PlainLink>
  );
}
