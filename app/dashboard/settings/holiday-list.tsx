import { css } from '@linaria/core';
import { part } from '#app/dashboard/ui/part.ts';
import { formatShortDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { Settings } from './settings.queries.ts';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${space(4)} ${space(32)};

  & li {
    display: flex;
    gap: ${space(12)};
    font-variant-numeric: tabular-nums;
  }

  & time {
    min-width: 7.5rem;
    color: ${color.muted};
  }
`;

export function HolidayList({ settings: { holidays, holidaysKnownUntil } }: { settings: Settings }) {
  const until = formatShortDate(koreanNoon(holidaysKnownUntil));
  return (
    <section className={part} aria-labelledby="holidays">
      <h2 id="holidays">{m.admin_settings_holidays()}</h2>
      <p>{m.admin_settings_holidays_lead({ until })}</p>
      <ul className={list}>
        {holidays.map(({ day, name }) => (
          <li key={day}>
            <time dateTime={day}>{formatShortDate(koreanNoon(day))}</time>
            <span lang="ko">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
