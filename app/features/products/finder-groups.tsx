import { css } from '@linaria/core';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { FinderResultView } from '#app/finder/finder-view.server.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import { TrayPick } from './tray-pick.tsx';

const group = css`
  padding-bottom: ${space(40)};

  & > p {
    max-width: 40em;
    padding-bottom: ${space(12)};
    ${type.note}
    color: ${color.muted};
  }
`;

const title = css`
  display: flex;
  align-items: baseline;
  gap: ${space(10)};
  padding-bottom: ${space(8)};
  font-size: 1.0625rem;
  font-weight: 700;

  & span {
    color: ${color.muted};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const list = css`
  border-top: 1px solid ${color.text};

  & > li {
    display: grid;
    gap: ${space(4)} ${space(24)};
    padding-block: ${space(12)} ${space(16)};
    border-bottom: 1px solid ${color.hairline};

    ${from.large} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: start;
    }
  }
`;

const head = css`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  column-gap: ${space(16)};
  align-items: start;

  & span {
    display: flex;
    align-items: center;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    white-space: nowrap;
    color: ${color.primary};
    font-weight: 700;
    letter-spacing: ${tracking.heading};
  }

  & p {
    padding-block: ${space(10)};
  }

  & small {
    display: block;
    ${type.note}
    color: ${color.muted};
  }
`;

const findings = css`
  display: grid;
  gap: ${space(6)};
  font-size: 0.9375rem;
  line-height: 1.5;

  ${from.large} {
    padding-block: ${space(10)};
  }

  & > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    column-gap: ${space(16)};
  }

  & dt {
    color: ${color.muted};
  }

  & dd {
    overflow-wrap: anywhere;
  }
`;

type Group = FinderResultView['groups'][number];

function Row({ row: { code, slug, name, lang, figure, reasons } }: { row: Group['rows'][number] }) {
  return (
    <li>
      <div className={head}>
        <span>
          <TrayPick code={code} />
          <PlainLink to="/business/material/$code" params={{ code: slug }}>
            {code}
          </PlainLink>
        </span>
        <p lang={lang}>
          {name}
          <small>{figure}</small>
        </p>
      </div>
      <dl className={findings}>
        {reasons.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The groups of materials, each with the reasons. */
export function FinderGroups({ groups }: { groups: readonly Group[] }) {
  return groups.map(({ verdict, title: heading, count, note, rows }) => (
    <section key={verdict} className={group} aria-labelledby={`finder-${verdict}`}>
      <h3 id={`finder-${verdict}`} className={title}>
        {heading} <span>{count}</span>
      </h3>
      {note ? <p>{note}</p> : null}
      <ul className={list}>
        {rows.map((row) => (
          <Row key={row.code} row={row} />
        ))}
      </ul>
    </section>
  ));
}
