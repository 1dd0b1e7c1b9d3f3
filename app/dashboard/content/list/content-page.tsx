import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { itemStateLabels, kindLabels, languageStateLabels } from '#app/dashboard/content/content-labels.ts';
import { contentQueries } from '#app/dashboard/content/staff-items.queries.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { type Filter, FilterBar } from '#app/dashboard/ui/filter-bar.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { locales } from '#contract/locales.ts';
import { itemStates, languageStates } from '#contract/staff-content.ts';
import { itemKinds } from '#contract/staff-content-fields.ts';
import { parseContentSearch } from './content-search.ts';
import { ContentTable } from './content-table.tsx';
import { NewItemMenu } from './new-item-menu.tsx';

const otherSorts = {
  title: m.admin_sort_title,
  published: m.admin_sort_published,
  position: m.admin_sort_position,
} as const;

const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(24)};
  align-items: start;
  justify-content: space-between;
`;

function filters(): Filter[] {
  const visible = itemStates.filter((state) => state !== 'trashed');
  return [
    { name: 'query', label: m.admin_content_search(), kind: 'search' },
    {
      name: 'kind',
      label: m.admin_content_kind(),
      kind: 'choice',
      choices: itemKinds.map((value) => ({ value, label: kindLabels[value]() })),
    },
    {
      name: 'state',
      label: m.admin_content_state(),
      kind: 'choice',
      choices: visible.map((value) => ({ value, label: itemStateLabels[value]() })),
    },
    {
      name: 'language',
      label: m.admin_content_language(),
      kind: 'choice',
      choices: locales.map((value) => ({ value, label: formatLanguage(value) })),
    },
    {
      name: 'languageState',
      label: m.admin_content_language_state(),
      kind: 'choice',
      choices: languageStates.map((value) => ({ value, label: languageStateLabels[value]() })),
    },
    {
      name: 'sort',
      label: m.admin_content_sort(),
      kind: 'choice',
      all: m.admin_sort_updated(),
      choices: Object.entries(otherSorts).map(([value, label]) => ({ value, label: label() })),
    },
  ];
}

export function ContentPage({ search }: PageProps) {
  const { data } = useSuspenseQuery(contentQueries.list(parseContentSearch(search)));
  const mayEdit = useMay('content.edit');
  return (
    <>
      <div className={head}>
        <Heading
          text={m.admin_content()}
          lead={<DashboardLink to="content/trash">{m.admin_trash_title()}</DashboardLink>}
        />
        {mayEdit ? <NewItemMenu /> : null}
      </div>
      <FilterBar page="content" label={m.admin_content_filters()} filters={filters()} search={search} />
      {data.data.length > 0 ? (
        <ContentTable items={data.data} label={m.admin_content()} />
      ) : (
        <Empty title={m.admin_content_none()}>
          <DashboardLink to="content">{m.admin_content_all()}</DashboardLink>
        </Empty>
      )}
      <KeysetPaging page="content" search={search} previous={undefined} next={data.next ?? undefined} />
    </>
  );
}
