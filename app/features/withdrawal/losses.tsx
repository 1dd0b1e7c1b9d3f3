import { Fact, FactSheet } from '#app/components/posts/fact-sheet.tsx';
import { formatDate, formatNumber, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { providerName } from '#app/social/social-messages.ts';
import type { Member } from '#contract/members.ts';
import type { WithdrawalSummary } from './withdrawal.functions.ts';

function counted(count: number, format: (given: { count: string }) => string): string {
  return count === 0 ? m.withdraw_none() : format({ count: formatNumber(count) });
}

export function Losses({ member, summary }: { member: Member; summary: WithdrawalSummary }) {
  const providers = member.providers.map(providerName).join(', ');
  return (
    <FactSheet caption={m.withdraw_lost()}>
      <Fact label={m.member_points()}>{m.withdraw_points({ points: formatNumber(member.points) })}</Fact>
      <Fact label={m.member_questions()}>{counted(summary.questions, m.withdraw_questions)}</Fact>
      <Fact label={m.member_samples()}>{counted(summary.samples, m.withdraw_samples)}</Fact>
      <Fact label={m.withdraw_lost_providers()}>{providers || m.withdraw_none()}</Fact>
      <Fact label={m.withdraw_lost_profile()}>{m.withdraw_lost_profile_text()}</Fact>
      <Fact label={m.withdraw_rejoin()}>
        {m.withdraw_rejoin_text({ date: formatDate(koreanNoon(summary.rejoinDay)) })}
      </Fact>
    </FactSheet>
  );
}
