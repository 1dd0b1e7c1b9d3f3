import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import {
  itemStateLabels,
  itemStateTones,
  kindLabels,
  personLabel,
} from '#app/dashboard/content/content-labels.ts';
import { itemAddress } from '#app/dashboard/content/item-address.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { ActionsMenu, type MenuAction } from '#app/dashboard/ui/actions-menu.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { pageHref } from '#app/i18n/page-href.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking } from '#app/styles/tokens.ts';
import type { DraftSession, DraftState } from './draft-state.ts';
import type { useItemCommands } from './item-commands.ts';
import { SaveState } from './save-status.tsx';

const head = css`
  display: grid;
  gap: ${space(8)};
  margin-bottom: ${space(24)};

  & h1 {
    font-size: 1.5rem;
    font-weight: 800;
    letter-spacing: ${tracking.title};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;

const crumb = css`
  color: ${color.muted};
  font-size: 0.875rem;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.primary};
  }
`;

const about = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  align-items: center;
  color: ${color.muted};
  font-size: 0.875rem;

  & a {
    color: ${color.primary};
  }
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(8)};
  background: ${color.paper};

  ${from.medium} {
    position: sticky;
    top: 0;
    z-index: 6;
  }

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8)};
  }

  & button {
    min-height: 44px;
    padding: ${space(8)} ${space(16)};
  }
`;

type Commands = ReturnType<typeof useItemCommands>;

function actionsOf(
  { item }: DraftState,
  mayEdit: boolean,
  { run, isActing }: Commands,
  openVersions: () => void,
): MenuAction[] {
  const act = (label: string, command: Parameters<Commands['run']>[0], isDangerous = false): MenuAction => ({
    label,
    run: () => void run(command),
    isDangerous,
    isDisabled: isActing,
  });
  const actions: MenuAction[] = [{ label: m.admin_versions(), run: openVersions }];
  if (!mayEdit) return actions;
  if (item.state === 'trashed') return [...actions, act(m.admin_restore(), 'restore')];
  if (item.scheduled) actions.push(act(m.admin_unschedule(), 'unschedule'));
  if ((item.published || item.scheduled) && item.draft) actions.push(act(m.admin_discard(), 'discard'));
  if (item.isPublic) actions.push(act(m.admin_unpublish(), 'unpublish'));
  return [...actions, act(m.admin_trash(), 'trash', true)];
}

type Props = {
  session: DraftSession;
  state: DraftState;
  isReadOnly: boolean;
  isBackedUp: boolean;
  mayEdit: boolean;
  commands: Commands;
  onPreview: () => void;
  onPublish: () => void;
};

/** The item's name and state, where its text is saved, and what can be done with it. */
export function ItemHeader(props: Props) {
  const { session, state, isReadOnly, isBackedUp, mayEdit, commands, onPreview, onPublish } = props;
  const router = useRouter();
  const { item } = state;
  const address = itemAddress(item);
  const openVersions = () => void router.navigate({ href: dashboardHref(`content/${item.id}/versions`) });
  return (
    <>
      <header className={head}>
        <p className={crumb}>
          <DashboardLink to="content">{m.admin_content()}</DashboardLink> / {kindLabels[item.kind]()}
        </p>
        <h1>{item.title || m.admin_item_untitled()}</h1>
        <div className={about}>
          <Mark tone={itemStateTones[item.state]} label={itemStateLabels[item.state]()} />
          {item.scheduledAt ? (
            <span>{m.admin_item_scheduled_at({ time: formatTime(item.scheduledAt) })}</span>
          ) : null}
          <span>
            {m.admin_item_changed_by({ name: personLabel(item.updatedBy), time: formatTime(item.updatedAt) })}
          </span>
          {item.isPublic && address ? (
            <a href={pageHref(address)} target="_blank" rel="noreferrer">
              {m.admin_item_visit()}
            </a>
          ) : null}
        </div>
      </header>
      <div className={bar}>
        {isReadOnly && state.status === 'saved' ? (
          <p>{mayEdit ? '' : m.admin_item_read_only()}</p>
        ) : (
          <SaveState
            session={session}
            state={state}
            isBackedUp={isBackedUp}
            onRestore={() => void commands.run('restore')}
          />
        )}
        <div>
          <ActionsMenu
            label={m.admin_item_more()}
            actions={actionsOf(state, mayEdit, commands, openVersions)}
          />
          {address ? (
            <button type="button" className={quietButton} onClick={onPreview}>
              {m.admin_preview()}
            </button>
          ) : null}
          {isReadOnly ? null : (
            <button type="button" className={primaryButton} onClick={onPublish}>
              {m.admin_publish()}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
