import { css } from '@linaria/core';
import { documentsAnchor } from '#app/components/products/anchor.ts';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { TrayButton } from './tray-button.tsx';

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

type Props = { id: number; name: string; slug: string | undefined; indexId: string };

export function MaterialActions({ id, name, slug, indexId }: Props) {
  return (
    <div className={actionRow}>
      <InquiryLink name={name} />
      <SampleLink idProduct={id} />
      {slug ? <TrayButton code={slug} /> : null}
      {slug ? (
        <>
          <PlainLink to="/business/material/$code" params={{ code: slug }}>
            {m.material_open()}
          </PlainLink>
          <PlainLink to="/business/material/$code" params={{ code: slug }} hash={documentsAnchor}>
            {m.material_documents_link()}
          </PlainLink>
        </>
      ) : null}
      <a href={`#${indexId}`}>{m.material_to_top()}</a>
    </div>
  );
}

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
