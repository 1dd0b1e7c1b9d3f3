import { css } from '@linaria/core';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import { itemActLabels, personLabel } from '#app/dashboard/content/content-labels.ts';
import { itemIdOf } from '#app/dashboard/content/item/item-id.ts';
import { contentQueries } from '#app/dashboard/content/staff-items.queries.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';
import type { Item, ItemVersion } from '#contract/staff-content.ts';
import { ItemEvents } from './item-events.tsx';
import { OlderButton } from './older-button.tsx';
import { RevertButton } from './revert-button.tsx';
import { useOlder } from './use-older.ts';
import { VersionTable } from './version-table.tsx';

const DifferenceView = lazy(() =>
  import('#app/dashboard/content/difference/difference-view.tsx').then((module) => ({
    default: module.DifferenceView,
  })),
);

const layout = css`
  display: grid;
  gap: ${space(40)};

  ${from.extraLarge} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  & h2 {
    margin-bottom: ${space(12)};
    padding-bottom: ${space(8)};
    border-bottom: 1px solid ${color.text};
    font-size: 1.0625rem;
  }
`;

const side = css`
  display: grid;
  gap: ${space(32)};
  align-content: start;
`;

function versionLabel({ number, act, by, at }: ItemVersion): string {
  return m.admin_version_label({
    number: String(number),
    act: itemActLabels[act](),
    name: personLabel(by),
    time: formatTime(at),
  });
}

type Compared = { item: Item; before: ItemVersion; after: ItemVersion };

function Comparison({ item, before, after }: Compared) {
  const readings = [
    useQuery(contentQueries.version(item.id, before.number)),
    useQuery(contentQueries.version(item.id, after.number)),
  ] as const;
  const [first, second] = readings.map(({ data }) => data);
  const readAgain = () => {
    for (const { isError, refetch } of readings) if (isError) void refetch();
  };
  if (readings.some(({ isError }) => isError))
    return (
      <p role="alert">
        {m.admin_problem_lost()}{' '}
        <button type="button" className={textButton} onClick={readAgain}>
          {m.error_retry()}
        </button>
      </p>
    );
  if (!first || !second) return <p role="status">{m.admin_difference_loading()}</p>;
  return (
    <Suspense fallback={<p role="status">{m.admin_difference_loading()}</p>}>
      <DifferenceView
        kind={item.kind}
        before={{ label: versionLabel(before), content: first.content }}
        after={{ label: versionLabel(after), content: second.content }}
      />
    </Suspense>
  );
}

function Versions({ item, newestOnes }: { item: Item; newestOnes: readonly ItemVersion[] }) {
  const queryClient = useQueryClient();
  const { entries: versions, ...older } = useOlder(newestOnes, (last) =>
    queryClient.fetchQuery(contentQueries.versions(item.id, last.number)),
  );
  const [newest] = versions;
  const publicOne = versions.find(({ isPublic, number }) => isPublic && number !== newest?.number);
  const [chosen, setChosen] = useState<{ before: number; after: number }>();
  const after = versions.find(({ number }) => number === chosen?.after) ?? newest;
  const before =
    versions.find(({ number }) => number === chosen?.before) ?? publicOne ?? versions[1] ?? newest;
  if (!after || !before) return null;
  return (
    <div className={layout}>
      <div className={side}>
        <VersionTable
          versions={versions}
          before={before.number}
          after={after.number}
          onChoose={(change) => setChosen({ before: before.number, after: after.number, ...change })}
        />
        <OlderButton name={m.admin_history_older_versions()} {...older} />
        <ItemEvents id={item.id} />
      </div>
      <section aria-labelledby="difference">
        <h2 id="difference">{m.admin_difference()}</h2>
        <Comparison item={item} before={before} after={after} />
        <RevertButton item={item} version={before} isNewest={before.number === newest?.number} />
      </section>
    </div>
  );
}

/** Earlier contents of an item, what differs between them, and who did what. */
export function VersionsPage({ params }: PageProps) {
  const id = itemIdOf(params);
  const { data: item } = useSuspenseQuery(contentQueries.item(id));
  const { data: versions } = useSuspenseQuery(contentQueries.versions(id));
  if (!item) return <Heading text={m.error_not_found()} />;
  return (
    <>
      <Heading
        text={m.admin_versions()}
        lead={<DashboardLink to={`content/${id}`}>{item.title || m.admin_item_untitled()}</DashboardLink>}
      />
      <Versions key={versions[0]?.number} item={item} newestOnes={versions} />
    </>
  );
}
