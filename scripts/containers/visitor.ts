import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

/** Sends an inquiry with a file. @returns its reference */
export async function sendInquiry(origin: string): Promise<string> {
  const form = new FormData();
  const email = `visitor-${randomUUID()}@example.com`;
  const fields = { type: 'OTHER', fullName: 'Aurora', email, content: 'How much?', privacyAgree: 'on' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('files', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), 'sheet.pdf');
  const response = await fetch(`${origin}/api/v1/contacts`, { method: 'POST', body: form });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`The inquiry was answered with ${response.status}: ${text}`);
  return JSON.parse(text).data.reference;
}

export type Visits = { pages: number; references: string[]; failures: string[] };

/** Starts the load in a thread, because the commands of the steps block this one. */
export function startLoad(origin: string): { stop(): Promise<Visits> } {
  const worker = new Worker(new URL('visits.ts', import.meta.url), { workerData: origin });
  return {
    stop: async () => {
      const message = once(worker, 'message');
      worker.postMessage('stop');
      const [visits] = await message;
      return visits;
    },
  };
}
