import { useState } from 'react';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { Answer } from './answer.tsx';
import { ChangeQuestion } from './change-question.tsx';
import { QuestionActions } from './question-actions.tsx';
import { changeForm } from './question-forms.ts';
import { QuestionText } from './question-text.tsx';
import type { QuestionDetail } from './questions.queries.ts';
import type { QuestionSearch } from './questions.search.ts';

const doneMessages = { asked: m.questions_asked, changed: m.questions_changed };

type Props = { question: QuestionDetail; search: QuestionSearch; posted: PostedForm | undefined };

function ReadQuestion({ question, search, posted }: Props) {
  const isConfirming = search.view === 'delete';
  const isFirst = isConfirming || posted !== undefined;
  const actions = <QuestionActions question={question} posted={posted} isConfirming={isConfirming} />;
  return (
    <>
      {isFirst ? actions : null}
      <div>
        <QuestionText {...question} />
        <Answer {...question} />
      </div>
      {isFirst ? null : actions}
      <p>
        <PlainLink to="/mypage/questions">{m.questions_to_list()}</PlainLink>
      </p>
    </>
  );
}

export function QuestionPage(props: Props) {
  const { question, search, posted } = props;
  const { title, status } = question;
  // Fixed when the form opens: an answer that arrives must not close it.
  const [isChanging] = useState(
    posted?.name === changeForm || (search.view === 'change' && status === 'waiting'),
  );
  return (
    <MemberPage
      crumbs={crumbsOf('/mypage/questions/$id', { title })}
      heading={title}
      done={search.done && doneMessages[search.done]()}
      isArticle
    >
      {isChanging ? <ChangeQuestion question={question} posted={posted} /> : <ReadQuestion {...props} />}
    </MemberPage>
  );
}
