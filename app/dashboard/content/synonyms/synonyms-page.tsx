import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { quietButton } from '#app/components/ui/button.ts';
import { parseContentSearch } from '#app/dashboard/content/list/content-search.ts';
import { ContentTable } from '#app/dashboard/content/list/content-table.tsx';
import { contentQueries, type ItemSearch } from '#app/dashboard/content/staff-items.queries.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { MissedSearches } from '#app/dashboard/home/missed-searches.tsx';
import { staffHomeQueries } from '#app/dashboard/home/staff-home.queries.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';

const action = css`
  margin-bottom: ${space(20)};
`;

export function parseSynonymSearch(search: PageProps['search']): ItemSearch {
  return { ...parseContentSearch(search), kind: 'synonym', sort: 'title', size: 50 };
}

/** Groups of words that the search takes for the same, and the searches that found nothing. */
export function SynonymsPage({ search }: PageProps) {
  const { data } = useSuspenseQuery(contentQueries.list(parseSynonymSearch(search)));
  const { missedSearches } = useSuspenseQuery(staffHomeQueries.all()).data;
  const mayEdit = useMay('content.edit');
  return (
    <>
      <Heading text={m.admin_kind_synonym()} lead={m.admin_synonyms_lead()} />
      {mayEdit ? (
        <p className={action}>
          <DashboardLink to="content/new/synonym" className={quietButton}>
            {m.admin_synonyms_new()}
          </DashboardLink>
        </p>
      ) : null}
      {data.data.length > 0 ? (
        <ContentTable items={data.data} label={m.admin_kind_synonym()} />
      ) : (
        <Empty title={m.admin_content_none()} />
      )}
      <KeysetPaging page="synonyms" search={search} previous={undefined} next={data.next ?? undefined} />
      <MissedSearches searches={missedSearches} />
    </>
  );
}
