import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { newInquiry, newLocalAddress, postInquiry } from '../rehearsal/load.ts';

/** Addresses for tests of networks (RFC 2544). The site limits inquiries per address, so each visitor has another. */
const network = [198, 18] as const;
const route = ['local', `${network.join('.')}.0.0/16`, 'dev', 'lo'];

export function addVisitors(): void {
  execFileSync('ip', ['route', 'replace', ...route]);
}

export function removeVisitors(): void {
  execFileSync('ip', ['route', 'del', ...route]);
}

export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

const referenceOf = (text: string): string => JSON.parse(text).data.reference;

export async function sendFile(origin: string): Promise<string> {
  const form = new FormData();
  const email = `visitor-${randomUUID()}@example.com`;
  const fields = { type: 'OTHER', fullName: 'Aurora', email, content: 'How much?', privacyAgree: 'on' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('files', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), 'sheet.pdf');
  const response = await fetch(`${origin}/api/v1/contacts`, { method: 'POST', body: form });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`The inquiry was answered with ${response.status}: ${text}`);
  return referenceOf(text);
}

/** Every fifth inquiry is sent again with its idempotency key, as by a visitor who got no answer. */
export class Visitors {
  readonly references: string[] = [];
  repeated = 0;
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  readonly inquire = async (): Promise<number> => {
    const [body, address] = [newInquiry(), newLocalAddress(network)];
    const headers = { 'idempotency-key': randomUUID() };
    const { status, text } = await postInquiry(this.origin, body, address, headers);
    if (status !== 201) return status;
    const reference = referenceOf(text);
    this.references.push(reference);
    if (this.references.length % 5 !== 0) return status;
    const again = await postInquiry(this.origin, body, address, headers);
    if (again.status === 201 && referenceOf(again.text) !== reference)
      throw new Error(`${reference} was stored a second time as ${referenceOf(again.text)}`);
    this.repeated++;
    return again.status;
  };
}
