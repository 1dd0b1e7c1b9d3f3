import { randomInt, randomUUID } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/* Each inquiry comes from a separate address in 127.0.0.0/8, because the site limits inquiries per address. */

export type Load = {
  answeredPages(): number;
  stop(): Promise<{ pages: number; inquiries: number; failures: string[] }>;
};

const pages = ['/', '/news', '/business/material', '/company/intro'];

type Answer = { status: number; text: string };

function send(url: string, options: RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, async (response) => {
      try {
        resolve({ status: response.statusCode ?? 0, text: await text(response) });
      } catch (error) {
        reject(error);
      }
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** A random address of a network that is given by its first numbers. */
export function newLocalAddress(network: readonly number[] = [127]): string {
  const others = Array.from({ length: 4 - network.length }, () => randomInt(1, 255));
  return [...network, ...others].join('.');
}

export function newInquiry(): string {
  return JSON.stringify({
    type: 'OTHER',
    fullName: 'Aurora',
    email: `visitor-${randomUUID()}@example.com`,
    content: 'Sent while processes come and go',
    privacyAgree: true,
  });
}

export function postInquiry(
  origin: string,
  body: string,
  localAddress: string,
  given: Record<string, string> = {},
): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...given,
  };
  return send(`${origin}/api/v1/contacts`, { method: 'POST', agent: false, localAddress, headers }, body);
}

export async function sendInquiry(
  origin: string,
  localAddress = newLocalAddress(),
  given: Record<string, string> = {},
): Promise<number> {
  return (await postInquiry(origin, newInquiry(), localAddress, given)).status;
}

export function startLoad(origin: string, inquire = () => sendInquiry(origin)): Load {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const counts = { pages: 0, inquiries: 0 };
  let isStopped = false;

  async function repeat(
    what: 'pages' | 'inquiries',
    expected: number,
    send: (turn: number) => Promise<number>,
  ) {
    for (let turn = 0; !isStopped; turn++) {
      const answer = await send(turn).catch((error: Error) => error.message);
      if (answer === expected) counts[what]++;
      else failures.push(`${what}: ${answer}`);
      await wait(20);
    }
  }

  const readPage = async (turn: number) =>
    (await send(`${origin}${pages[turn % pages.length]}?lang=en-US`, { agent })).status;
  const workers = [
    repeat('pages', 200, readPage),
    repeat('pages', 200, readPage),
    repeat('inquiries', 201, inquire),
  ];
  return {
    answeredPages: () => counts.pages,
    stop: async () => {
      isStopped = true;
      await Promise.all(workers);
      agent.destroy();
      return { ...counts, failures };
    },
  };
}
