import { css, cx } from '@linaria/core';
import type { ComponentProps, ReactNode } from 'react';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formNameField } from '#app/forms/form-state.ts';
import { space } from '#app/styles/tokens.ts';

const column = css`
  display: grid;
  gap: ${space(20)};
  align-content: start;
`;

type Props = {
  form: { name: string; alert: string | undefined; props: ComponentProps<'form'> };
  label: string;
  className?: string;
  hasFiles?: boolean;
  children: ReactNode;
};

export function DashboardForm({ form, label, className, hasFiles, children }: Props) {
  return (
    <form
      {...form.props}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className={cx(column, className)}
      aria-label={label}
    >
      <input type="hidden" name={formNameField} value={form.name} />
      <FormAlert text={form.alert} />
      {children}
    </form>
  );
}
