import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { useForm } from '#app/components/forms/use-form.ts';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { useMember } from '#app/components/member/use-member.ts';
import { quietButton } from '#app/components/ui/button.ts';
import { joinSentences } from '#app/components/ui/join-sentences.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { Answer } from './answer.tsx';
import { QuestionForm } from './question-form.tsx';
import { changeForm, newQuestionForm, newQuestionPath } from './question-forms.ts';
import type { QuestionDetail } from './questions.queries.ts';
import { checkQuestion, questionMessages } from './questions.schema.ts';
import { StoredFiles } from './stored-files.tsx';
import { useChangedMeanwhile } from './use-changed-meanwhile.ts';

const late = css`
  margin-bottom: ${space(40)};
  padding: ${space(16)} ${space(20)};
  background: ${color.surface};
  border-left: 4px solid ${color.warning};
  font-weight: 600;
`;

type Props = { question: QuestionDetail; posted: PostedForm | undefined };

/** When staff answered in the meantime, offers to send the input as a new question. */
export function ChangeQuestion({ question, posted }: Props) {
  const { id } = question;
  const member = useMember();
  const isAnswered = question.status === 'answered';
  const form = useForm({
    action: isAnswered ? newQuestionPath : `/mypage/questions/${id}`,
    messages: questionMessages,
    posted,
    check: checkQuestion,
    draft: { form: 'questionChange', owner: member.id, item: id },
  });
  const isLate = useChangedMeanwhile(id, form.result);
  const lateRef = useRef<HTMLParagraphElement>(null);
  // The clicked button is far below the new answer.
  useEffect(() => {
    if (isAnswered) lateRef.current?.focus();
  }, [isAnswered]);
  return (
    <div>
      {isAnswered ? (
        <>
          <p ref={lateRef} tabIndex={-1} role="alert" className={late}>
            {joinSentences(m.questions_late(), m.questions_late_text())}
          </p>
          <Answer {...question} />
        </>
      ) : null}
      <SheetSection heading={isAnswered ? m.questions_typed() : m.questions_change()}>
        <QuestionForm
          form={form}
          name={isAnswered ? newQuestionForm : changeForm}
          label={m.questions_change()}
          submitLabel={isAnswered ? m.questions_send_new() : m.questions_save()}
          alert={isLate ? undefined : form.alert}
          posted={posted}
          stored={question}
          wayOut={
            <PlainLink to="/mypage/questions/$id" params={{ id: String(id) }} className={quietButton}>
              {m.dialog_cancel()}
            </PlainLink>
          }
        >
          {isAnswered ? null : <StoredFiles files={question.files} posted={posted} />}
        </QuestionForm>
      </SheetSection>
    </div>
  );
}
