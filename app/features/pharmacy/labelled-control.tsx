import { css } from '@linaria/core';
import type { ReactNode } from 'react';
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

export function LabelledControl(props: { name: string; label: string; children: ReactNode }) {
  return (
    <div className={wrapper}>
      <label htmlFor={props.name}>{props.label}</label>
      {props.children}
    </div>
  );
}
