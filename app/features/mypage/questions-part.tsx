import { QuestionRow } from '#app/components/member/question-row.tsx';
import { Rows } from '#app/components/member/rows.tsx';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { EmptyPart } from './empty-part.tsx';
import { MissingPart } from './missing-part.tsx';
import type { Overview } from './mypage.queries.ts';

export function QuestionsPart({ questions }: Pick<Overview, 'questions'>) {
  return (
    <SheetSection
      heading={m.member_questions()}
      action={<PlainLink to="/mypage/questions">{m.mypage_questions_all()}</PlainLink>}
    >
      {questions === null ? <MissingPart /> : null}
      {questions?.length === 0 ? (
        <EmptyPart>
          <PlainLink to="/mypage/questions/new">{m.questions_ask()}</PlainLink>
        </EmptyPart>
      ) : null}
      {questions && questions.length > 0 ? (
        <Rows>
          {questions.map((question) => (
            <QuestionRow key={question.id} {...question} />
          ))}
        </Rows>
      ) : null}
    </SheetSection>
  );
}
