import { css } from '@linaria/core';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDate, formatDay } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, tracking, type } from '#app/styles/tokens.ts';
import type { termStatuses } from '#contract/terms.ts';
import type { LegalText } from './terms.queries.ts';

const list = css`
  ${type.note}

  & h2 {
    ${type.note}
    margin-bottom: ${space(8)};
    color: ${color.muted};
    font-weight: 400;
    letter-spacing: ${tracking.text};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-variant-numeric: tabular-nums;
  }

  & [aria-current] {
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }

  @media print {
    display: none;
  }
`;

const notice = css`
  padding: ${space(16)} ${space(20)};
  background: ${color.surface};
  border-inline-start: 4px solid ${color.primary};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const statusLabels: Record<(typeof termStatuses)[number], () => string> = {
  upcoming: m.terms_upcoming,
  in_force: m.terms_in_force,
  previous: m.terms_previous,
};

type Props = { path: '/terms' | '/privacy'; text: LegalText };

/** Announces the upcoming version, or says that the one shown is not in force. */
export function VersionNotice({ path, text: { version, versions, changes } }: Props) {
  const shown = versions.find((listed) => listed.version === version);
  const upcoming = versions.findLast(({ status }) => status === 'upcoming');
  if (shown && shown.status !== 'in_force') {
    const date = formatDate(shown.effectiveAt);
    return (
      <aside className={notice} aria-label={m.terms_versions()}>
        <p>
          {shown.status === 'upcoming' ? m.terms_shown_upcoming({ date }) : m.terms_shown_previous({ date })}
        </p>
        {changes ? <p>{changes}</p> : null}
        <PlainLink to={path}>{m.terms_read_current()}</PlainLink>
      </aside>
    );
  }
  if (!upcoming) return null;
  return (
    <aside className={notice} aria-label={m.terms_versions()}>
      <p>{m.terms_announcement({ date: formatDate(upcoming.effectiveAt) })}</p>
      <PlainLink to={path} search={{ version: upcoming.version }}>
        {m.terms_read_upcoming()}
      </PlainLink>
    </aside>
  );
}

function versionDay({ version, effectiveAt }: LegalText['versions'][number]): string {
  const day = formatDay(effectiveAt);
  return version.startsWith(day) ? version : day;
}

/** Links to the other versions, the newest first. */
export function Versions({ path, text }: Props) {
  if (text.versions.length < 2) return null;
  return (
    <nav aria-label={m.terms_versions()} className={list}>
      <h2>{m.terms_versions()}</h2>
      <ul>
        {text.versions.map((listed) => (
          <li key={listed.version}>
            <PlainLink
              to={path}
              search={listed.status === 'in_force' ? {} : { version: listed.version }}
              isCurrent={listed.version === text.version}
            >
              {m.terms_version_link({ date: versionDay(listed), status: statusLabels[listed.status]() })}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
