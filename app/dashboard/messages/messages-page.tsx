import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { FilterBar } from '#app/dashboard/ui/filter-bar.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { messageKinds, messageStates } from '#contract/staff-messages.ts';
import { BounceList } from './bounce-list.tsx';
import { kindNames, stateNames } from './message-labels.ts';
import { messageQueries } from './message-list.queries.ts';
import { MessageTable } from './message-table.tsx';

const below = css`
  display: grid;
  margin-top: ${space(60)};
`;

const listPart = css`
  display: grid;
  gap: ${space(16)};
`;

function filters() {
  return [
    {
      name: 'state',
      label: m.admin_person_state(),
      kind: 'choice' as const,
      choices: messageStates.map((value) => ({ value, label: stateNames[value]() })),
    },
    {
      name: 'kind',
      label: m.admin_messages_kind(),
      kind: 'choice' as const,
      choices: messageKinds.map((value) => ({ value, label: kindNames[value]() })),
    },
  ];
}

export function MessagesPage({ search }: PageProps) {
  const { data: messages } = useSuspenseQuery(messageQueries.list(search));
  const { data: bounces } = useSuspenseQuery(messageQueries.bounces());
  const { next, previous } = messages.page;
  return (
    <>
      <Heading text={m.admin_messages()} lead={m.admin_messages_lead()} />
      <FilterBar page="messages" label={m.admin_messages_filter()} filters={filters()} search={search} />
      {messages.data.length > 0 ? (
        <div className={listPart}>
          <MessageTable messages={messages.data} />
          <KeysetPaging
            page="messages"
            search={search}
            previous={previous ?? undefined}
            next={next ?? undefined}
          />
        </div>
      ) : (
        <Empty title={m.admin_messages_none()}>
          <p>{m.admin_messages_none_text()}</p>
        </Empty>
      )}
      <div className={below}>
        <BounceList bounces={bounces} />
      </div>
    </>
  );
}
