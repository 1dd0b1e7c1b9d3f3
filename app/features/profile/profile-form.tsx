import { DraftNote } from '#app/components/forms/draft-note.tsx';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { textFields } from '#app/forms/check-fields.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import type { Member } from '#contract/members.ts';
import { AddressFields } from './address-fields.tsx';
import { profileErrors } from './profile.schema.ts';
import { ProfileConsents } from './profile-consents.tsx';

const messages = {
  name: { required: m.error_own_name_required, max: 100 },
  birthday: {},
  zipcode: { max: 10 },
  address1: { max: 200 },
  address2: { max: 200 },
  profileAgree: { required: m.error_profile_consent },
  marketingAgree: {},
  advertisingAgree: {},
};

type Props = { member: Member; posted: PostedForm | undefined };

export function ProfileForm({ member, posted }: Props) {
  const form = useForm({
    action: '/mypage/profile',
    messages,
    posted,
    check: (fields) => profileErrors(textFields(fields)),
    draft: { form: 'profile', owner: member.id },
  });
  return (
    <form {...form.props} aria-label={m.profile_personal()}>
      <input type="hidden" {...form.named('profile')} />
      <DraftNote draft={form.draft} />
      <FormAlert text={form.alert} />
      <div className={formColumn}>
        <TextField
          field={form.field('name')}
          label={m.member_name()}
          autoComplete="name"
          defaultValue={form.value('name', member.name)}
        />
        <TextField
          field={form.field('birthday')}
          label={m.profile_birthday()}
          hint={m.profile_birthday_hint()}
          isRequired={false}
          inputMode="numeric"
          autoComplete="bday"
          defaultValue={form.value('birthday', member.birthday ?? '')}
        />
        <AddressFields form={form} member={member} />
        <ProfileConsents form={form} member={member} posted={posted} />
        <SubmitRow label={m.profile_save()} isSending={form.isSending} />
      </div>
    </form>
  );
}
