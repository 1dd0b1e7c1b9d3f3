import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { sendInquiry, statusOf, type Visits } from './visitor.ts';

/** One address sends at most 10 inquiries an hour, and all visitors here have the gateway's. */
const inquiriesUnderLoad = 6;

/** Reads pages with two workers and sends inquiries in between, until stopped. */
function startLoad(origin: string): { stop(): Promise<Visits> } {
  const failures: string[] = [];
  const references: string[] = [];
  let pages = 0;
  let isStopped = false;

  async function repeat(
    send: (turn: number) => Promise<void>,
    pause: number,
    count = Infinity,
  ): Promise<void> {
    for (let turn = 0; !isStopped && turn < count; turn++) {
      await send(turn).catch((error: Error) => failures.push(`${error.message} ${error.cause ?? ''}`));
      await wait(pause);
    }
  }

  const addresses = ['/', '/news', '/business/material', '/company/intro'];
  async function readPage(turn: number): Promise<void> {
    const url = `${origin}${addresses[turn % addresses.length]}?lang=en-US`;
    const status = await statusOf(url);
    if (status !== 200) throw new Error(`${url} was answered with ${status}`);
    pages++;
  }
  const inquire = async () => void references.push(await sendInquiry(origin));
  const workers = [repeat(readPage, 20), repeat(readPage, 20), repeat(inquire, 900, inquiriesUnderLoad)];
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(workers);
      return { pages, references, failures };
    },
  };
}

if (!parentPort) throw new Error('Runs as a worker thread');
const load = startLoad(String(workerData));
await once(parentPort, 'message');
parentPort.postMessage(await load.stop());
