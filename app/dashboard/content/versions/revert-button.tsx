import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { quietButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { revertContentItem } from '#app/dashboard/content/staff-items.functions.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { Item, ItemVersion } from '#contract/staff-content.ts';

const place = css`
  margin-top: ${space(24)};
`;

type Props = { item: Item; version: ItemVersion; isNewest: boolean };

/** Makes an earlier version the draft. Nothing is lost: the present one stays a version. */
export function RevertButton({ item, version, isNewest }: Props) {
  const router = useRouter();
  const { act, isActing } = useStaffAct();
  const mayEdit = useMay('content.edit');
  if (!mayEdit || isNewest || item.state === 'trashed') return null;
  const number = String(version.number);
  const revert = async () => {
    const result = await act(
      () => revertContentItem({ data: { id: item.id, number: version.number, revision: item.revision } }),
      { done: m.admin_version_restored({ number }) },
    );
    if (result?.ok) await router.navigate({ href: dashboardHref(`content/${item.id}`) });
  };
  return (
    <p className={place}>
      <button type="button" className={quietButton} disabled={isActing} onClick={() => void revert()}>
        {m.admin_version_restore({ number })}
      </button>
    </p>
  );
}
