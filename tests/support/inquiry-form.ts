import { setTimeout as wait } from 'node:timers/promises';

/** The server takes no form sooner than 1 s after it was handed out. */
const minMs = 1_100;

/** What the inquiry form of a page has in a hidden field. */
export function hiddenField(html: string, name: string): string {
  const input = html.match(/<input[^>]*>/g)?.find((text) => text.includes(` name="${name}"`));
  return / value="([^"]*)"/.exec(input ?? '')?.[1] ?? '';
}

/** The hidden fields of a form that has just been handed out, but for the key that each inquiry has for itself. */
export async function newInquiryForm(siteUrl: string): Promise<{ stamp: string; consentVersion: string }> {
  const html = await (await fetch(`${siteUrl}/contact?lang=en-US`)).text();
  return { stamp: hiddenField(html, 'stamp'), consentVersion: hiddenField(html, 'consentVersion') };
}

/** The same of a form that somebody has had for long enough. */
export async function openInquiryForm(siteUrl: string): ReturnType<typeof newInquiryForm> {
  const fields = await newInquiryForm(siteUrl);
  await wait(minMs);
  return fields;
}
