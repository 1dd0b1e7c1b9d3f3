import { css } from '@linaria/core';
import { Checkbox } from '#app/components/forms/checkbox.tsx';
import { DraftNote } from '#app/components/forms/draft-note.tsx';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { PasswordField, proofField } from '#app/components/forms/password-field.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { SocialLinks } from '#app/components/member/social-buttons.tsx';
import { SocialNotice } from '#app/components/member/social-notice.tsx';
import { CountedTextarea } from '#app/components/ui/counted-textarea.tsx';
import { ChoiceGroup, Field } from '#app/components/ui/field.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import type { SocialSearch } from '#app/social/social-search.ts';
import { space } from '#app/styles/tokens.ts';
import type { Member } from '#contract/members.ts';
import { withdrawalCommentMaxLength } from '#contract/withdrawal.ts';
import { Policy } from './policy.tsx';
import { Reasons } from './reasons.tsx';
import { useAgreedBefore } from './use-agreed-before.ts';
import type { WithdrawalSummary } from './withdrawal.functions.ts';
import { checkWithdrawal } from './withdrawal.schema.ts';

const messages = {
  agree: { required: m.error_withdraw_agree },
  reason: { required: m.error_reason_required },
  comment: { max: withdrawalCommentMaxLength },
  confirm: { required: m.error_withdraw_confirm },
  password: { required: m.error_password_required },
};

const sections = css`
  display: grid;
`;

const shortTextarea = css`
  & textarea {
    min-height: ${space(120)};
  }
`;

type Props = {
  member: Member;
  summary: WithdrawalSummary;
  search: SocialSearch;
  posted: PostedForm | undefined;
};

export function WithdrawalForm({ member, summary, search, posted }: Props) {
  const form = useForm({
    action: '/mypage/withdraw',
    messages,
    posted,
    check: checkWithdrawal,
    draft: { form: 'withdrawal', owner: member.id },
    signsOut: true,
  });
  const saveAgreed = useAgreedBefore(form.props.ref, member.id);
  const isUnproven = form.result.failure === 'incorrect';
  // Without a password, the failure means that the social confirmation is missing.
  const alert = (
    <FormAlert text={isUnproven && !member.hasPassword ? m.error_withdraw_social() : form.alert} />
  );
  // Beside the button, or at the top after a post without JavaScript.
  const cameAgain = form.result === posted;
  return (
    <form {...form.props} className={sections} aria-label={m.member_withdraw()}>
      <DraftNote draft={form.draft} />
      {cameAgain ? alert : null}
      {member.hasPassword ? null : (
        <SheetSection heading={m.social_confirm_heading()}>
          <SocialNotice key={search.social} search={search} takesFocus />
          <p>{m.withdraw_social_text()}</p>
          <div className={formColumn} onClickCapture={saveAgreed}>
            <SocialLinks purpose="confirm" next="/mypage/withdraw" providers={member.providers} />
          </div>
        </SheetSection>
      )}
      <SheetSection heading={m.withdraw_step_policy()}>
        <Policy
          field={form.field('agree')}
          policy={summary.policy}
          isChecked={form.value('agree') === 'true'}
        />
      </SheetSection>
      <SheetSection heading={m.withdraw_step_reason()}>
        <Reasons field={form.field('reason')} value={form.value('reason')} />
        <div className={shortTextarea}>
          <Field
            {...form.field('comment')}
            label={m.withdraw_comment()}
            hint={m.withdraw_comment_hint()}
            isRequired={false}
          >
            {(props) => (
              <CountedTextarea
                field={props}
                defaultValue={form.value('comment')}
                max={withdrawalCommentMaxLength}
              />
            )}
          </Field>
        </div>
      </SheetSection>
      <SheetSection heading={m.withdraw_step_confirm()}>
        <div className={formColumn}>
          <ChoiceGroup name="confirm" legend={m.withdraw_question()} error={form.field('confirm').error}>
            <Checkbox field={form.field('confirm')} label={m.withdraw_confirm()} isChecked={false} />
          </ChoiceGroup>
          {member.hasPassword ? (
            <PasswordField
              field={proofField(form.field('password'), isUnproven)}
              label={m.member_password()}
              hint={m.withdraw_password_hint()}
              isPresent
            />
          ) : null}
          {cameAgain ? null : alert}
          <SubmitRow label={m.withdraw_submit()} isSending={form.isSending} isDangerous>
            <PlainLink to="/mypage">{m.withdraw_cancel()}</PlainLink>
          </SubmitRow>
        </div>
      </SheetSection>
    </form>
  );
}
