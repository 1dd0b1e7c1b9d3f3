import { dueLabels, inboxKindLabels, inboxStateLabels } from '#app/dashboard/inbox/inbox-labels.ts';
import type { Filter } from '#app/dashboard/ui/filter-bar.tsx';
import { formatLanguage, formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxCountsAnswer, InboxPerson } from '#contract/inbox.ts';
import { dueStates, inboxKinds, inboxStates, waitingStates } from '#contract/inbox-kinds.ts';
import { locales } from '#contract/locales.ts';

type Counts = InboxCountsAnswer;

function counted(label: string, count: number | undefined): string {
  return count ? m.admin_inbox_counted({ label, count: formatNumber(count) }) : label;
}

function assigneeChoices({ assignees }: Counts, agents: readonly InboxPerson[], myId: number | undefined) {
  const totalOf = (id: number) => assignees.people.find((one) => one.id === id)?.total;
  return [
    { value: 'me', label: counted(m.admin_inbox_me(), assignees.me) },
    { value: 'nobody', label: counted(m.admin_inbox_nobody(), assignees.nobody) },
    ...agents
      .filter(({ id }) => id !== myId)
      .map(({ id, name }) => ({ value: String(id), label: counted(name, totalOf(id)) })),
  ];
}

export function inboxFilters(
  counts: Counts,
  agents: readonly InboxPerson[],
  myId: number | undefined,
): Filter[] {
  const waiting = waitingStates.reduce((sum, state) => sum + (counts.states[state] ?? 0), 0);
  const stateChoices = inboxStates.map((value) => ({
    value,
    label: counted(inboxStateLabels[value](), counts.states[value]),
  }));
  return [
    { name: 'query', label: m.admin_inbox_search(), kind: 'search' },
    {
      name: 'state',
      label: m.admin_inbox_state(),
      kind: 'choice',
      all: counted(m.admin_inbox_waiting(), waiting),
      choices: [...stateChoices, { value: 'all', label: m.admin_filter_all() }],
    },
    {
      name: 'due',
      label: m.admin_inbox_due(),
      kind: 'choice',
      choices: dueStates.map((value) => ({ value, label: counted(dueLabels[value](), counts.due[value]) })),
    },
    {
      name: 'kind',
      label: m.admin_inbox_kind(),
      kind: 'choice',
      choices: inboxKinds.map((value) => ({
        value,
        label: counted(inboxKindLabels[value](), counts.kinds[value]),
      })),
    },
    {
      name: 'assignee',
      label: m.admin_inbox_assignee(),
      kind: 'choice',
      choices: assigneeChoices(counts, agents, myId),
    },
    {
      name: 'language',
      label: m.admin_inbox_language(),
      kind: 'choice',
      choices: locales.map((value) => ({
        value,
        label: counted(formatLanguage(value), counts.languages[value]),
      })),
    },
  ];
}
