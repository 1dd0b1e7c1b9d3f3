import { css } from '@linaria/core';
import type { MouseEvent } from 'react';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { quietButton, quietDangerButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { opensElsewhere } from '#app/components/ui/use-list-focus.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';
import { space, type } from '#app/styles/tokens.ts';
import { deleteForm } from './question-forms.ts';
import type { QuestionDetail } from './questions.queries.ts';
import { useChangedMeanwhile } from './use-changed-meanwhile.ts';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
`;

const block = css`
  display: grid;
  gap: ${space(16)};

  & h2 {
    ${type.heading}
  }
`;

const noFields = {};
const noErrors = () => ({});

type Props = {
  question: Pick<QuestionDetail, 'id' | 'status'>;
  posted: PostedForm | undefined;
  /** Without JavaScript, the page itself requires confirmation. */
  isConfirming: boolean;
};

/** Actions of an open question. A dialog requires confirmation, or a page without JavaScript. */
export function QuestionActions({ question, posted, isConfirming }: Props) {
  const { id, status } = question;
  const action = `/mypage/questions/${id}`;
  const form = useForm({ action, messages: noFields, posted, check: noErrors });
  const isLate = useChangedMeanwhile(id, form.result);
  const confirm = useUi((ui) => ui.confirm);
  const params = { id: String(id) };
  const isWaiting = status === 'waiting';

  async function confirmFirst(event: MouseEvent): Promise<void> {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const text = {
      title: m.questions_delete_title(),
      message: m.questions_delete_text(),
      dangerous: m.questions_delete(),
    };
    if (await confirm(text)) form.props.ref.current?.requestSubmit();
  }

  return (
    <form {...form.props} className={block} aria-label={m.questions_delete()}>
      <input type="hidden" {...form.named(deleteForm)} />
      <FormAlert text={isLate ? m.questions_late() : form.alert} />
      {isWaiting && isConfirming ? (
        <>
          <h2>{m.questions_delete_title()}</h2>
          <p>{m.questions_delete_text()}</p>
          <SubmitRow label={m.questions_delete()} isSending={form.isSending} isDangerous>
            <PlainLink to="/mypage/questions/$id" params={params} className={quietButton}>
              {m.dialog_cancel()}
            </PlainLink>
          </SubmitRow>
        </>
      ) : null}
      {isWaiting && !isConfirming ? (
        <div className={actions}>
          <PlainLink
            to="/mypage/questions/$id"
            params={params}
            search={{ view: 'change' }}
            className={quietButton}
          >
            {m.questions_change()}
          </PlainLink>
          <PlainLink
            to="/mypage/questions/$id"
            params={params}
            search={{ view: 'delete' }}
            className={quietDangerButton}
            onClick={(event) => void confirmFirst(event)}
          >
            {m.questions_delete()}
          </PlainLink>
        </div>
      ) : null}
    </form>
  );
}
