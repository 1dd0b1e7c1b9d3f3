import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export type Load = {
  url: string;
  headers?: Record<string, string>;
  seconds: number;
  connections?: number;
  pipelined?: number;
  pid: number;
};

export type Loaded = {
  perSecond: number;
  /** CPU time of the server per request, in microseconds. */
  cpuMicroseconds: number;
};

const warmUpSeconds = 1;

/** CPU seconds of a process so far (proc(5): utime and stime, in ticks of 10 ms). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function residentMegabytes(pid: number): number {
  const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1];
  return (Number(pages) * 4096) / 1_000_000;
}

/** @throws {Error} when a request fails or a response is not 2xx */
export async function putUnderLoad({
  url,
  headers = {},
  seconds,
  connections = 16,
  pipelined = 1,
  pid,
}: Load): Promise<Loaded> {
  const options = { url, headers, connections, pipelining: pipelined };
  await autocannon({ ...options, duration: warmUpSeconds });
  const cpuBefore = cpuSeconds(pid);
  const { requests, duration, errors, non2xx } = await autocannon({ ...options, duration: seconds });
  const cpu = cpuSeconds(pid) - cpuBefore;
  // Timeouts are part of `errors`.
  if (errors + non2xx > 0 || requests.total === 0)
    throw new Error(`${url}: ${requests.total} requests, ${errors} errors, ${non2xx} not 2xx`);
  return { perSecond: requests.total / duration, cpuMicroseconds: (cpu / requests.total) * 1e6 };
}
