import { Heading } from '#app/dashboard/frame/heading.tsx';
import { m } from '#app/paraglide/messages.js';

export function NoMember() {
  return (
    <Heading
      text={m.admin_members_gone()}
      lead={m.admin_members_gone_text()}
      back={{ to: 'members', label: m.admin_members() }}
    />
  );
}
