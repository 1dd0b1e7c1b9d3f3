import { setTimeout as wait } from 'node:timers/promises';

export type Load = {
  end(): Promise<Map<string, number>>;
};

/** Repeats `once` in parallel and counts its results. */
export function putUnderLoad(once: () => Promise<string>, { workers = 4, pauseMs = 10 } = {}): Load {
  const results = new Map<string, number>();
  let isEnded = false;
  const work = async () => {
    while (!isEnded) {
      const result = await once();
      results.set(result, (results.get(result) ?? 0) + 1);
      await wait(pauseMs);
    }
  };
  const working = Promise.all(Array.from({ length: workers }, work));
  return {
    end: async () => {
      isEnded = true;
      await working;
      return results;
    },
  };
}
