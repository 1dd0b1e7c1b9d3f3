import { css, cx } from '@linaria/core';
import { container, grid } from '#app/styles/globals.ts';
import { from } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';
import { FloorPlan } from './floor-plan.tsx';
import { SampleTray } from './sample-tray.tsx';
import type { Specimen } from './showroom.queries.ts';

const figures = css`
  ${from.large} {
    align-items: start;

    & > :first-child {
      grid-column: span 8;
    }

    & > :last-child:not(:first-child) {
      grid-column: span 4;
    }
  }
`;

type Props = { details: readonly Detail[]; specimens: readonly Specimen[] };

export function ShowroomFigures({ details, specimens }: Props) {
  return (
    <div className={cx(container, grid, figures)}>
      <FloorPlan details={details} />
      <SampleTray specimens={specimens} />
    </div>
  );
}
