import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { color, from, negativeSpace, space, type } from '#app/styles/tokens.ts';

const section = css`
  display: grid;
  gap: ${space(16)};
  padding-block: ${space(24)} ${space(50)};
  border-top: 1px solid ${color.text};

  ${from.medium} {
    grid-template-columns: ${space(160)} minmax(0, 1fr);
    gap: ${space(32)};
    padding-block: ${space(28)} ${space(60)};
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(20)};
  align-items: baseline;
  justify-content: space-between;

  & h2 {
    ${type.heading}
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  & a:hover {
    color: ${color.primary};
  }

  ${from.medium} {
    flex-direction: column;
    justify-content: flex-start;
  }
`;

const body = css`
  display: grid;
  gap: ${space(24)};
  align-content: start;
  min-width: 0;

  & > table {
    margin-top: ${negativeSpace(12)};
    border-top: 0;
  }

  & [data-empty] {
    padding-block: 0;
    border: 0;
  }

  /* The section already draws this line. */
  & > :is(ul, dl):first-child {
    border-top: 0;

    & > :first-child {
      padding-top: ${space(4)};
    }
  }
`;

type Props = {
  id?: string;
  heading: string;
  action?: ReactNode;
  children: ReactNode;
};

export function SheetSection({ id, heading, action, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={section} aria-labelledby={headingId}>
      <div className={head}>
        <h2 id={headingId}>{heading}</h2>
        {action}
      </div>
      <div className={body}>{children}</div>
    </section>
  );
}
