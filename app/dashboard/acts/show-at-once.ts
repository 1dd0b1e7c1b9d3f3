import type { QueryClient, QueryKey } from '@tanstack/react-query';

export type TakeBack = () => void;

type Change<TData> = (data: TData, queryKey: QueryKey) => TData;

/** Changes loaded data before the API has answered. */
export function showAtOnce<TData>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: Change<TData>,
): TakeBack {
  const loaded = queryClient
    .getQueriesData<TData>({ queryKey })
    .flatMap(([key, data]) => (data === undefined || data === null ? [] : [{ key, data }]));
  for (const { key, data } of loaded) {
    // A reading that began before the act would show the old state again.
    void queryClient.cancelQueries({ queryKey: key, exact: true });
    queryClient.setQueryData<TData>(key, change(data, key));
  }
  return () => {
    for (const { key, data } of loaded) queryClient.setQueryData<TData>(key, data);
  };
}
