import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AnnouncementLink } from '#app/components/layout/announcement-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { shellQueries } from '#app/shell/shell.queries.ts';
import { color, space } from '#app/styles/tokens.ts';

const strip = css`
  padding: ${space(8)} ${space(20)};
  background: ${color.surface};
  border-left: 4px solid ${color.primary};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** Upcoming versions of the terms and the privacy policy. */
export function AnnouncedTerms() {
  const { announcements } = useSuspenseQuery(shellQueries.shell()).data;
  if (announcements.length === 0) return null;
  return (
    <ul className={strip} aria-label={m.terms_announcements()}>
      {announcements.map((announcement) => (
        <li key={announcement.text}>
          <AnnouncementLink {...announcement} />
        </li>
      ))}
    </ul>
  );
}
