import { css } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { ImportForm } from '#app/dashboard/imports/import-form.tsx';
import type { Named } from '#app/dashboard/imports/import-result.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';

const whole = css`
  white-space: nowrap;
`;

/** After the import, a link to the public page. */
const named: Named = {
  label: m.admin_lots_number,
  cell: ({ key }, isStored) =>
    isStored ? (
      <a href={`/business/lot/${key}?lang=${getLocale()}`} className={whole}>
        {key}
      </a>
    ) : (
      <span className={whole}>{key}</span>
    ),
};

/** The file that it downloads is the template of an import. */
export function LotsPage({ posted }: PageProps) {
  return (
    <>
      <Heading
        text={m.admin_lots()}
        lead={m.admin_lots_lead()}
        actions={
          <a href={`/admin/lots/export?lang=${getLocale()}`} className={quietButton} download>
            {m.admin_lots_download()}
          </a>
        }
      />
      <ImportForm
        name="import-lots"
        page="lots"
        label={m.admin_lots()}
        hint={m.admin_lots_hint()}
        named={named}
        posted={posted}
      />
    </>
  );
}
