import { css } from '@linaria/core';
import * as v from 'valibot';
import {
  itemStateLabels,
  itemStateTones,
  kindLabels,
  languageStateLabels,
  personLabel,
} from '#app/dashboard/content/content-labels.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, space } from '#app/styles/tokens.ts';
import { completeLocaleSchema } from '#contract/locale-schemas.ts';
import type { ItemSummary } from '#contract/staff-content.ts';

const languages = css`
  display: flex;
  white-space: nowrap;
  overflow-wrap: normal;
  gap: ${space(6)};

  & span[data-state] {
    padding: 0 ${space(6)};
    border: 1px solid ${color.border};
    border-radius: 2px;
    font-size: 0.75rem;
    line-height: 1.6;
  }

  & span[data-state='current'] {
    color: #fff;
    background: ${color.primary};
    border-color: ${color.primary};
  }

  & span[data-state='outdated'],
  & span[data-state='partial'] {
    color: ${color.warning};
    border-color: ${color.warning};
  }

  & span[data-state='missing'] {
    color: ${color.muted};
    border-style: dashed;
  }
`;

const changed = css`
  color: ${color.muted};
  font-size: 0.8125rem;
`;

/** Languages of the site's messages always, others if the item has them. */
function Languages({ item }: { item: ItemSummary }) {
  const shown = item.languages.filter(
    ({ locale, state }) => v.is(completeLocaleSchema, locale) || state !== 'missing',
  );
  return (
    <span className={languages}>
      {shown.map(({ locale, state }) => {
        const name = `${formatLanguage(locale)}: ${languageStateLabels[state]()}`;
        return (
          <span key={locale} data-state={state} title={name}>
            <span aria-hidden="true">{new Intl.Locale(locale).language}</span>
            <span className={visuallyHidden}>{name}</span>
          </span>
        );
      })}
    </span>
  );
}

const columns: Column<ItemSummary>[] = [
  { id: 'title', label: m.admin_content_title, cell: ({ title }) => title || m.admin_item_untitled() },
  { id: 'kind', label: m.admin_content_kind, cell: ({ kind }) => kindLabels[kind](), isSecondary: true },
  {
    id: 'state',
    label: m.admin_content_state,
    cell: ({ state }) => <Mark tone={itemStateTones[state]} label={itemStateLabels[state]()} />,
  },
  {
    id: 'languages',
    label: m.admin_languages,
    cell: (item) => <Languages item={item} />,
  },
  {
    id: 'changed',
    label: m.admin_content_changed,
    cell: ({ updatedBy, updatedAt }) => (
      <span className={changed}>
        {m.admin_item_changed_by({ name: personLabel(updatedBy), time: formatTime(updatedAt) })}
      </span>
    ),
    isSecondary: true,
  },
];

type Props = { items: readonly ItemSummary[]; label: string };

export function ContentTable({ items, label }: Props) {
  return (
    <ItemTable
      label={label}
      columns={columns}
      rows={items}
      idOf={({ id }) => String(id)}
      pageOf={({ id }) => `content/${id}`}
    />
  );
}
