import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking } from '#app/styles/tokens.ts';
import { DashboardLink } from './dashboard-link.tsx';

const head = css`
  display: grid;
  gap: ${space(12)} ${space(32)};
  margin-bottom: ${space(24)};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const backLink = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(6)};
  min-height: 32px;
  color: ${color.muted};
  font-size: 0.875rem;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${from.medium} {
    grid-column: 1 / -1;
    margin-top: ${space(4)};
    margin-bottom: ${space(4)};
  }
`;

const words = css`
  display: grid;
  gap: ${space(6)};
  min-width: 0;
`;

const heading = css`
  font-size: 1.5rem;
  font-weight: 800;
  letter-spacing: ${tracking.title};
  overflow-wrap: anywhere;
`;

const leadClass = css`
  max-width: 40rem;
  color: ${color.muted};
`;

const actionRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  align-items: center;
`;

type Back = { to: string; label: string; search?: Readonly<Record<string, string>> | undefined };

function BackLink({ back: { to, label, search = {} } }: { back: Back }) {
  const router = useRouter();
  useCommands([
    {
      label: m.admin_back_to({ page: label }),
      keys: 'u',
      run: () => void router.navigate({ to: '/admin/$', params: { _splat: to }, search }),
    },
  ]);
  return (
    <DashboardLink to={to} search={search} className={backLink}>
      <span aria-hidden="true">←</span>
      {label}
    </DashboardLink>
  );
}

type Props = {
  text: string;
  lead?: ReactNode;
  /** The page that this one belongs to, such as the list of an item. */
  back?: Back;
  /** Buttons and links that concern the whole page. */
  actions?: ReactNode;
};

export function Heading({ text, lead, back, actions }: Props) {
  return (
    <header className={head}>
      {back ? <BackLink back={back} /> : null}
      <div className={words}>
        <h1 className={heading}>{text}</h1>
        {lead ? <div className={leadClass}>{lead}</div> : null}
      </div>
      {actions ? <div className={actionRow}>{actions}</div> : null}
    </header>
  );
}
