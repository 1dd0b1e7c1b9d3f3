import { css } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { FinderResultView } from '#app/finder/finder-view.server.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import { FinderGroups } from './finder-groups.tsx';

const summary = css`
  padding-bottom: ${space(24)};
  ${type.lead}

  & small {
    display: block;
    font-size: 1rem;
    color: ${color.muted};
  }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  padding-block: ${space(16)} ${space(40)};
`;

/** Without a match: the criteria that alone stand in its way, each as a link to the result without it. */
function Ways({ relaxations }: Pick<FinderResultView, 'relaxations'>) {
  return (
    <p className={ways} data-empty="">
      {relaxations.map(({ label, search }) => (
        <PlainLink
          key={label}
          to="/business/material"
          search={search}
          resetScroll={false}
          className={quietButton}
        >
          {label}
        </PlainLink>
      ))}
      {relaxations.length > 0 ? null : (
        <PlainLink to="/contact" search={{ type: 'RAW_MATERIAL' }} className={quietButton}>
          {m.menu_contact()}
        </PlainLink>
      )}
    </p>
  );
}

/** Every material, in the group of its worst verdict, with the reasons. */
export function FinderResult({ result }: { result: FinderResultView }) {
  const { summary: text, advice, relaxations, groups } = result;
  return (
    <>
      <p role="status" className={summary}>
        {text}
        {advice ? <small>{advice}</small> : null}
      </p>
      {advice ? <Ways relaxations={relaxations} /> : null}
      <FinderGroups groups={groups} />
    </>
  );
}
