import { useForm } from '#app/components/forms/use-form.ts';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { useMember } from '#app/components/member/use-member.ts';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formKeyField } from '#app/forms/form-key.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { QuestionForm } from './question-form.tsx';
import { newQuestionForm, newQuestionPath } from './question-forms.ts';
import { checkQuestion, questionMessages } from './questions.schema.ts';

export function NewQuestionPage({ posted, formKey }: { posted: PostedForm | undefined; formKey: string }) {
  const { id } = useMember();
  const form = useForm({
    action: newQuestionPath,
    messages: questionMessages,
    posted,
    check: checkQuestion,
    draft: { form: 'question', owner: id },
  });
  return (
    <MemberPage
      crumbs={crumbsOf('/mypage/questions/new')}
      heading={m.questions_ask()}
      lead={m.questions_promise()}
    >
      <QuestionForm
        form={form}
        name={newQuestionForm}
        label={m.questions_ask()}
        submitLabel={m.questions_send()}
        alert={form.alert}
        posted={posted}
        wayOut={
          <PlainLink to="/mypage/questions" className={quietButton}>
            {m.questions_to_list()}
          </PlainLink>
        }
      >
        <input type="hidden" name={formKeyField} value={formKey} />
      </QuestionForm>
    </MemberPage>
  );
}
