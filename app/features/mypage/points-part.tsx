import { css, cx } from '@linaria/core';
import { formatChange } from '#app/components/member/format-change.ts';
import { PointBalance } from '#app/components/member/point-balance.tsx';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDay } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { EmptyPart } from './empty-part.tsx';
import { MissingPart } from './missing-part.tsx';
import type { Overview } from './mypage.queries.ts';

const list = css`
  border-top: 1px solid ${color.hairline};

  & li {
    display: grid;
    grid-template: 'date amount' auto 'text amount' auto / minmax(0, 1fr) auto;
    gap: 0 ${space(20)};
    align-items: baseline;
    padding-block: ${space(12)};
    border-bottom: 1px solid ${color.hairline};

    ${from.small} {
      grid-template: 'date text amount' auto / ${space(120)} minmax(0, 1fr) auto;
    }
  }

  & time {
    grid-area: date;
    ${type.note}
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  & span {
    grid-area: text;
  }

  & strong {
    grid-area: amount;
  }
`;

const amount = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const savedClass = css`
  color: ${color.primary};
`;

type Props = { balance: number; entries: Overview['points'] };

export function PointsPart({ balance, entries }: Props) {
  return (
    <SheetSection
      heading={m.member_points()}
      action={<PlainLink to="/mypage/points">{m.mypage_points_all()}</PlainLink>}
    >
      <PointBalance balance={balance} />
      {entries === null ? <MissingPart /> : null}
      {entries?.length === 0 ? <EmptyPart /> : null}
      {entries && entries.length > 0 ? (
        <ul className={list}>
          {entries.map((point) => (
            <li key={point.id}>
              <time dateTime={point.date}>{formatDay(point.date)}</time>
              <span>{point.description}</span>
              <PointAmount saved={point.saved} used={point.used} />
            </li>
          ))}
        </ul>
      ) : null}
    </SheetSection>
  );
}

/** The signed change of an entry, such as +1,290 or −3,000. */
function PointAmount({ saved, used }: { saved: number; used: number }) {
  const change = saved - used;
  return <strong className={cx(amount, change > 0 && savedClass)}>{formatChange(change)}</strong>;
}
