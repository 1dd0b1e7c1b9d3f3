import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { HelpPopover } from '#app/components/ui/help-popover.tsx';
import { m } from '#app/paraglide/messages.js';
import { space, type } from '#app/styles/tokens.ts';

const wrapper = css`
  display: grid;
  gap: ${space(6)};
  align-content: end;
  min-width: 0;

  & label {
    ${type.note}
    font-weight: 600;
  }
`;

const heading = css`
  display: flex;
  gap: ${space(8)};
  align-items: center;
`;

export function LabelledControl(props: {
  name: string;
  label: string;
  help?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={wrapper}>
      <div className={heading}>
        <label htmlFor={props.name}>{props.label}</label>
        {props.help ? <HelpPopover topic={m.pharmacy_filters()}>{props.help}</HelpPopover> : null}
      </div>
      {props.children}
    </div>
  );
}
