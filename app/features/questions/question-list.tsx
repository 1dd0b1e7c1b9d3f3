import { MemberPage } from '#app/components/member/member-page.tsx';
import { QuestionRow } from '#app/components/member/question-row.tsx';
import { Rows } from '#app/components/member/rows.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { ListHead } from '#app/components/ui/list-head.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import type { PageInfo } from '#contract/paging.ts';
import type { QuestionItem } from './questions.queries.ts';
import type { QuestionsSearch } from './questions.search.ts';

type Props = { search: QuestionsSearch; items: readonly QuestionItem[]; page: PageInfo };

export function QuestionList({ search, items, page }: Props) {
  const { size } = search;
  return (
    <MemberPage
      crumbs={crumbsOf('/mypage/questions')}
      heading={m.member_questions()}
      lead={m.questions_lead()}
      done={search.done && m.questions_deleted()}
    >
      <div>
        <ListHead info={page}>
          {page.total > 0 ? (
            <PlainLink to="/mypage/questions/new" className={primaryButton}>
              {m.questions_ask()}
            </PlainLink>
          ) : null}
        </ListHead>
        {items.length > 0 ? (
          <Rows>
            {items.map((question) => (
              <QuestionRow key={question.id} {...question} />
            ))}
          </Rows>
        ) : (
          <NoQuestions size={size} page={page} />
        )}
        <Pagination
          info={page}
          renderLink={(number, link) => (
            <PlainLink
              to="/mypage/questions"
              search={{ size, page: number === 1 ? undefined : number }}
              className={paginationLink}
              {...link}
            />
          )}
        />
      </div>
    </MemberPage>
  );
}

function NoQuestions({ size, page }: { size: number | undefined; page: PageInfo }) {
  if (page.total > 0) {
    return (
      <EmptyState isPastEnd>
        <PlainLink to="/mypage/questions" search={{ size }} className={quietButton}>
          {m.list_first_page()}
        </PlainLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState hint={m.questions_empty()}>
      <PlainLink to="/mypage/questions/new" className={primaryButton}>
        {m.questions_ask()}
      </PlainLink>
    </EmptyState>
  );
}
