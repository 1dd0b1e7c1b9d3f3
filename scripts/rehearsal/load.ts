import { randomInt, randomUUID } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/* Each inquiry comes from a separate address in 127.0.0.0/8, because the site limits inquiries per address. */

export type Load = {
  stop(): Promise<{ pages: number; inquiries: number; failures: string[] }>;
};

const pages = ['/', '/news', '/business/material', '/company/intro'];

function ask(url: string, options: RequestOptions, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

export function newLocalAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}

export function sendInquiry(
  origin: string,
  localAddress = newLocalAddress(),
  given: Record<string, string> = {},
): Promise<number> {
  const body = JSON.stringify({
    type: 'OTHER',
    fullName: 'Aurora',
    email: `visitor-${randomUUID()}@example.com`,
    content: 'Sent while processes come and go',
    privacyAgree: true,
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...given,
  };
  return ask(`${origin}/api/v1/contacts`, { method: 'POST', agent: false, localAddress, headers }, body);
}

export function startLoad(origin: string): Load {
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

  const readPage = (turn: number) => ask(`${origin}${pages[turn % pages.length]}?lang=en-US`, { agent });
  const workers = [
    repeat('pages', 200, readPage),
    repeat('pages', 200, readPage),
    repeat('inquiries', 201, () => sendInquiry(origin)),
  ];
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(workers);
      agent.destroy();
      return { ...counts, failures };
    },
  };
}
