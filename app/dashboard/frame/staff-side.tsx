import { css } from '@linaria/core';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { BrandMark } from '#app/components/layout/brand-mark.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';
import type { StaffMe } from '#contract/staff.ts';
import { DashboardLanguages } from './dashboard-languages.tsx';
import { FrameCommands } from './frame-commands.tsx';
import { roleLabels } from './staff-labels.ts';
import { StaffMenu } from './staff-menu.tsx';
import { SignOut } from './staff-sign-out.tsx';

const side = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(20)};
  padding: ${space(8)} ${space(20)};
  color: ${color.darkText};
  background: ${color.dark};

  & :focus-visible {
    outline-color: ${color.accentOnDark};
  }

  ${from.large} {
    position: sticky;
    top: 0;
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
    height: 100vh;
    padding: ${space(24)} ${space(20)};
    overflow-y: auto;
  }
`;

const brand = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-inline-end: auto;
  color: #fff;
  text-decoration: none;

  ${from.large} {
    margin: 0 0 ${space(20)};
  }
`;

const toggle = css`
  display: none;
  min-height: 44px;
  padding-inline: ${space(16)};
  color: inherit;
  background: none;
  border: 1px solid ${color.darkHairline};
  font-weight: 600;
  cursor: pointer;

  @media (scripting: enabled) {
    display: block;
  }

  ${from.large} {
    display: none;
  }
`;

const panel = css`
  display: grid;
  gap: ${space(24)};
  width: 100%;
  padding-block: ${space(8)} ${space(16)};

  @media (scripting: enabled) {
    &[data-open='false'] {
      display: none;
    }
  }

  ${from.large} {
    &,
    &[data-open='false'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      justify-content: space-between;
      padding-block: 0;
    }
  }
`;

const account = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(16)};
  font-size: 0.875rem;

  ${from.large} {
    display: grid;
    padding-top: ${space(16)};
    border-top: 1px solid ${color.darkHairline};
  }
`;

const commandButton = css`
  min-height: 44px;
  padding: 0;
  color: inherit;
  text-align: start;
  background: none;
  border: 0;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const panelId = 'dashboard-menu';

const person = css`
  & span {
    margin-inline-start: ${space(8)};
    color: ${color.darkMuted};
  }
`;

function Account({ staff }: { staff: StaffMe }) {
  return (
    <div className={account}>
      <p className={person}>
        {staff.name}
        <span>{roleLabels[staff.role]()}</span>
      </p>
      <FrameCommands role={staff.role} className={commandButton} />
      <DashboardLanguages />
      <SignOut />
    </div>
  );
}

/** On narrow screens a button opens the panel below the brand. It closes with the next page. */
export function StaffSide({ staff }: { staff: StaffMe }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  return (
    <header className={side}>
      <a href="/" className={brand}>
        <BrandMark />
      </a>
      <button
        type="button"
        className={toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        {isOpen ? m.nav_close() : m.nav_open()}
      </button>
      <div id={panelId} className={panel} data-open={isOpen}>
        <StaffMenu role={staff.role} />
        <Account staff={staff} />
      </div>
    </header>
  );
}
