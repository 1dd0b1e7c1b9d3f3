import { css } from '@linaria/core';
import { itemActLabels, personLabel } from '#app/dashboard/content/content-labels.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { ItemVersion } from '#contract/staff-content.ts';

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(4)} ${space(12)} ${space(4)} 0;
    text-align: start;
    vertical-align: middle;
    border-bottom: 1px solid ${color.hairline};
  }

  & thead th {
    color: ${color.muted};
    font-size: 0.8125rem;
  }

  & label {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    cursor: pointer;
  }

  & input {
    width: 20px;
    height: 20px;
    accent-color: ${color.primary};
  }

  & small {
    display: block;
    color: ${color.muted};
    font-size: 0.8125rem;
    font-weight: 400;
  }
`;

const marks = css`
  display: inline-flex;
  gap: ${space(8)};
  margin-inline-start: ${space(8)};
`;

type Props = {
  versions: readonly ItemVersion[];
  before: number;
  after: number;
  onChoose: (change: { before?: number; after?: number }) => void;
};

function Marks({ version }: { version: ItemVersion }) {
  return (
    <span className={marks}>
      {version.isPublic ? <Mark tone="done" label={m.admin_version_public()} /> : null}
      {version.isScheduled ? <Mark tone="progress" label={m.admin_version_scheduled()} /> : null}
      {version.isDraft ? <Mark tone="open" label={m.admin_item_draft()} /> : null}
    </span>
  );
}

/** Two versions can be chosen to be compared. */
export function VersionTable({ versions, before, after, onChoose }: Props) {
  const radio = (side: 'before' | 'after', { number }: ItemVersion) => {
    const name = { number: String(number) };
    return (
      <label>
        <input
          type="radio"
          name={`version-${side}`}
          checked={number === (side === 'before' ? before : after)}
          aria-label={side === 'before' ? m.admin_version_before_of(name) : m.admin_version_after_of(name)}
          onChange={() => onChoose({ [side]: number })}
        />
      </label>
    );
  };
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{m.admin_version_list()}</h2>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{m.admin_version_before()}</th>
            <th scope="col">{m.admin_version_after()}</th>
            <th scope="col">{m.admin_version()}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.number}>
              <td>{radio('before', version)}</td>
              <td>{radio('after', version)}</td>
              <th scope="row">
                {m.admin_version_number({
                  number: String(version.number),
                  act: itemActLabels[version.act](),
                })}{' '}
                <Marks version={version} />
                <small>
                  {m.admin_item_changed_by({ name: personLabel(version.by), time: formatTime(version.at) })}
                </small>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
