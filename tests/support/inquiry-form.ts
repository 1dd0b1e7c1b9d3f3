import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds, a little above the server's minimum of 1 s between rendering and posting a form. */
const minMs = 1_100;

export function hiddenField(html: string, name: string): string {
  const input = html.match(/<input[^>]*>/g)?.find((text) => text.includes(` name="${name}"`));
  return / value="([^"]*)"/.exec(input ?? '')?.[1] ?? '';
}

export async function newInquiryForm(
  siteUrl: string,
): Promise<{ timestamp: string; consentVersion: string }> {
  const html = await (await fetch(`${siteUrl}/contact?lang=en-US`)).text();
  return { timestamp: hiddenField(html, 'timestamp'), consentVersion: hiddenField(html, 'consentVersion') };
}

/** Returns once a form rendered before the call is old enough to be accepted. */
export async function waitToPost(): Promise<void> {
  await wait(minMs);
}

export async function openInquiryForm(siteUrl: string): ReturnType<typeof newInquiryForm> {
  const fields = await newInquiryForm(siteUrl);
  await waitToPost();
  return fields;
}
