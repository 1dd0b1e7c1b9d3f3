import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { kindLabels } from '#app/dashboard/content/content-labels.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { ActionsMenu } from '#app/dashboard/ui/actions-menu.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { itemKinds } from '#contract/staff-content-fields.ts';

const place = css`
  margin-bottom: ${space(20)};
`;

export function NewItemMenu() {
  const router = useRouter();
  return (
    <div className={place}>
      <ActionsMenu
        label={m.admin_content_new()}
        actions={itemKinds.map((kind) => ({
          label: kindLabels[kind](),
          run: () => void router.navigate({ href: dashboardHref(`content/new/${kind}`) }),
        }))}
      />
    </div>
  );
}
