import { css } from '@linaria/core';
import { DayChart } from '#app/dashboard/charts/day-chart.tsx';
import { ShareChart } from '#app/dashboard/charts/share-chart.tsx';
import { inboxKindLabels } from '#app/dashboard/inbox/inbox-labels.ts';
import { part } from '#app/dashboard/ui/part.ts';
import { formatLanguage, formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { from, space } from '#app/styles/tokens.ts';
import type { StaffHome } from '#contract/staff-home.ts';

const columns = css`
  display: grid;
  gap: ${space(32)};

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space(60)};
  }

  & h3 {
    margin-bottom: ${space(12)};
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

const wide = css`
  grid-column: 1 / -1;
`;

function hours(median: number | null): string {
  return median === null ? m.admin_home_no_answer() : m.admin_home_hours({ hours: formatNumber(median) });
}

/** Inquiries, questions and sample requests of the last 30 days. */
export function MonthFigures({ figures }: { figures: StaffHome['figures'] }) {
  const { total, medianHours, days, kinds, locales } = figures;
  const items = m.admin_home_items();
  const median = m.admin_home_median();
  return (
    <section className={part} aria-labelledby="figures">
      <h2 id="figures">{m.admin_home_figures()}</h2>
      <p>
        {total === 0
          ? m.admin_home_figures_none()
          : m.admin_home_figures_lead({ total: formatNumber(total), median: hours(medianHours) })}
      </p>
      {total === 0 ? null : (
        <div className={columns}>
          <div className={wide}>
            <h3>{m.admin_home_by_day()}</h3>
            <DayChart label={m.admin_home_by_day()} unit={items} days={days} />
          </div>
          <div>
            <h3>{m.admin_home_by_kind()}</h3>
            <ShareChart
              label={m.admin_home_by_kind()}
              page="inbox"
              head={[m.admin_home_kind(), items, median]}
              items={kinds.map((row) => ({
                name: inboxKindLabels[row.kind](),
                search: { state: 'all', kind: row.kind },
                items: row.items,
                cells: [hours(row.medianHours)],
              }))}
            />
          </div>
          <div>
            <h3>{m.admin_home_by_language()}</h3>
            <ShareChart
              label={m.admin_home_by_language()}
              page="inbox"
              head={[m.admin_home_language(), items, median]}
              items={locales.map((row) => ({
                name: formatLanguage(row.locale),
                search: { state: 'all', language: row.locale },
                items: row.items,
                cells: [hours(row.medianHours)],
              }))}
            />
          </div>
        </div>
      )}
    </section>
  );
}
