const warmUps = 3;
const runs = 15;

/** Milliseconds of the median run. */
export async function medianTime(task: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = -warmUps; run < runs; run += 1) {
    const start = performance.now();
    await task();
    if (run >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN;
}
