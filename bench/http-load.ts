import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * A client that costs next to nothing, so that the server is what is measured: whole requests written to open sockets,
 * several at a time, and answers counted by their bytes, which are the same number each time.
 */

export type Load = {
  url: string;
  /** A path other than the URL's, which the server answers in the same way. */
  headers?: Record<string, string>;
  seconds: number;
  connections?: number;
  /** Requests that are under way on a connection. */
  pipelined?: number;
  /** Of the server, for its CPU time. */
  pid: number;
};

export type Loaded = {
  perSecond: number;
  /** Microseconds of the server's processor for one request. */
  cpuMicroseconds: number;
};

/** Seconds of processor that a process has had so far (proc(5): utime and stime, in ticks of 10 ms). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Megabytes of memory that a process has resident. */
export function residentMegabytes(pid: number): number {
  const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1];
  return (Number(pages) * 4096) / 1_000_000;
}

function requestText({ url, headers = {} }: Load): string {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Bytes of one answer. @throws when it is none of status 200 with a length */
async function answerLength(load: Load): Promise<number> {
  const { hostname, port } = new URL(load.url);
  const socket = connect(Number(port), hostname);
  socket.write(requestText(load));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(chunk);
    const answer = Buffer.concat(chunks).toString('latin1');
    const end = answer.indexOf('\r\n\r\n');
    const length = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(answer)?.[1] ?? Number.NaN);
    if (end < 0) continue;
    if (!answer.startsWith('HTTP/1.1 200 ') || Number.isNaN(length)) throw new Error(answer.slice(0, end));
    if (answer.length >= end + 4 + length) break;
  }
  socket.destroy();
  return Buffer.concat(chunks).length;
}

/** Puts a server under load, after a second to warm up. */
export async function putUnderLoad(load: Load): Promise<Loaded> {
  const { hostname, port } = new URL(load.url);
  const { seconds, connections = 16, pipelined = 1, pid } = load;
  const request = requestText(load);
  // The first may be another one: it is made, and the next are kept.
  await answerLength(load);
  const bytesPerAnswer = await answerLength(load);
  if (bytesPerAnswer !== (await answerLength(load))) throw new Error('The answers are not of one length');
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname);
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
      const whole = Math.floor(received / bytesPerAnswer);
      received -= whole * bytesPerAnswer;
      answers += whole;
      if (whole > 0) socket.write(request.repeat(whole));
    });
    socket.on('error', (error) => {
      throw new Error(`${load.url} broke a connection`, { cause: error });
    });
    socket.write(request.repeat(pipelined));
    return socket;
  });
  await wait(1_000);
  const [startAnswers, startCpu, start] = [answers, cpuSeconds(pid), performance.now()];
  await wait(seconds * 1_000);
  const count = answers - startAnswers;
  const spent = (performance.now() - start) / 1000;
  const cpu = cpuSeconds(pid) - startCpu;
  for (const socket of sockets) socket.destroy();
  return { perSecond: count / spent, cpuMicroseconds: (cpu / count) * 1e6 };
}
