import { css } from '@linaria/core';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { PointBalance } from '#app/components/member/point-balance.tsx';
import { useSession } from '#app/components/member/use-session.ts';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { ListHead } from '#app/components/ui/list-head.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/paging.ts';
import type { Point } from '#contract/points.ts';
import { PeriodFilter } from './period-filter.tsx';
import type { PointsSearch } from './points.search.ts';
import { PointsTable } from './points-table.tsx';

const balanceBlock = css`
  padding-block: ${space(28)};
  border-top: 1px solid ${color.text};
`;

type Props = { search: PointsSearch; items: readonly Point[]; page: PageInfo };

export function PointsPage({ search, items, page }: Props) {
  const member = useSession();
  return (
    <MemberPage crumbs={crumbsOf('/mypage/points')} heading={m.member_points()} lead={m.points_lead()}>
      {member ? (
        <div className={balanceBlock}>
          <PointBalance balance={member.points} />
        </div>
      ) : null}
      <div>
        <ListHead info={page}>
          <PeriodFilter {...search} />
        </ListHead>
        {items.length > 0 ? (
          <PointsTable points={items} caption={m.points_caption()} />
        ) : (
          <NoPoints search={search} page={page} />
        )}
        <Pagination
          info={page}
          renderLink={(number, link) => (
            <PlainLink
              to="/mypage/points"
              search={{ ...search, page: number === 1 ? undefined : number }}
              className={paginationLink}
              {...link}
            />
          )}
        />
      </div>
    </MemberPage>
  );
}

function NoPoints({ search, page }: Pick<Props, 'search' | 'page'>) {
  if (page.total > 0) {
    return (
      <EmptyState isPastEnd>
        <PlainLink to="/mypage/points" search={{ ...search, page: undefined }} className={quietButton}>
          {m.list_first_page()}
        </PlainLink>
      </EmptyState>
    );
  }
  if (search.period === undefined) return <EmptyState hint={m.points_empty()} />;
  return (
    <EmptyState hint={m.points_empty_period()}>
      <PlainLink to="/mypage/points" className={quietButton}>
        {m.list_show_all()}
      </PlainLink>
    </EmptyState>
  );
}
