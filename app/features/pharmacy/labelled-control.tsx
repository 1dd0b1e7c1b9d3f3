import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { HelpPopover } from '#app/components/ui/help-popover.tsx';
import { m } from '#app/paraglide/messages.js';
import { hiddenText } from '#app/styles/globals.ts';
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

const withHiddenLabel = css`
  @media (max-width: 575px) {
    & label {
      ${hiddenText}
    }
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
  isLabelHiddenOnPhones?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cx(wrapper, props.isLabelHiddenOnPhones && withHiddenLabel)}>
      <div className={heading}>
        <label htmlFor={props.name}>{props.label}</label>
        {props.help ? <HelpPopover topic={m.pharmacy_filters()}>{props.help}</HelpPopover> : null}
      </div>
      {props.children}
    </div>
  );
}
