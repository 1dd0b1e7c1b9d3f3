import { Rows } from '#app/components/member/rows.tsx';
import { SampleRow } from '#app/components/member/sample-row.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { ListHead } from '#app/components/ui/list-head.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import type { Sample } from '#contract/mypage.ts';
import type { PageInfo } from '#contract/paging.ts';

type Props = { size: number | undefined; items: readonly Sample[]; page: PageInfo };

export function SampleList({ size, items, page }: Props) {
  return (
    <div>
      <ListHead info={page} />
      {items.length > 0 ? (
        <Rows>
          {items.map((sample) => (
            <SampleRow key={sample.id} sample={sample} isFull />
          ))}
        </Rows>
      ) : null}
      {items.length === 0 && page.total > 0 ? (
        <EmptyState isPastEnd>
          <PlainLink to="/sample" search={{ size }} className={quietButton}>
            {m.list_first_page()}
          </PlainLink>
        </EmptyState>
      ) : null}
      {page.total === 0 ? <EmptyState hint={m.samples_empty()} /> : null}
      <Pagination
        info={page}
        renderLink={(number, link) => (
          <PlainLink
            to="/sample"
            search={{ size, page: number === 1 ? undefined : number }}
            className={paginationLink}
            {...link}
          />
        )}
      />
    </div>
  );
}
