import { useState } from 'react';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/lib/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { Answer } from './answer.tsx';
import { ChangeQuestion } from './change-question.tsx';
import { QuestionActions } from './question-actions.tsx';
import { QuestionText } from './question-text.tsx';
import { questionCrumbs } from './questions.crumbs.ts';
import type { QuestionDetail } from './questions.functions.ts';
import { changeForm, type QuestionSearch } from './questions.schema.ts';

const doneWords = { asked: m.questions_asked, changed: m.questions_changed };

type Props = { question: QuestionDetail; search: QuestionSearch; posted: PostedForm | undefined };

/** A question with its answer; while it waits, it can be changed or taken back. */
export function QuestionPage({ question, search, posted }: Props) {
  const { title, status } = question;
  const isPosted = posted?.name === changeForm;
  // As it was when the form was opened: it must stay when the answer comes while somebody writes.
  const [isChanging] = useState(isPosted || (search.view === 'change' && status === 'waiting'));
  return (
    <MemberPage
      crumbs={questionCrumbs(title)}
      heading={title}
      done={search.done && doneWords[search.done]()}
      isArticle
    >
      {isChanging ? (
        <ChangeQuestion question={question} posted={isPosted ? posted : undefined} />
      ) : (
        <>
          <QuestionActions
            question={question}
            posted={isPosted ? undefined : posted}
            isAsking={search.view === 'delete'}
          />
          <div>
            <QuestionText {...question} />
            <Answer {...question} />
          </div>
          <p>
            <PlainLink to="/mypage/questions">{m.questions_to_list()}</PlainLink>
          </p>
        </>
      )}
    </MemberPage>
  );
}
