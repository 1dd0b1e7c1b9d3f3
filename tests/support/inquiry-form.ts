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

export async function openInquiryForm(siteUrl: string): ReturnType<typeof newInquiryForm> {
  const fields = await newInquiryForm(siteUrl);
  await wait(minMs);
  return fields;
}
