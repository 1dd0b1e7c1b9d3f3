import * as v from 'valibot';
import { windowIdSchema } from './social-search.ts';

/*
 * How a window that was opened for a provider tells the one that opened it what came of it. By a channel, since our
 * pages and the provider's are in different browsing context groups (cross-origin-opener-policy), where neither has
 * the other.
 */

export const socialChannelName = 'social-sign-in';

const messageSchema = v.object({
  window: windowIdSchema,
  location: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});

/** Not randomUUID, which pages without TLS lack. */
export function newWindowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Calls back once with the path to go on to, and lets the other window close. Returns what ends the waiting. */
export function awaitSocialWindow(id: string, onDone: (location: string) => void): () => void {
  const channel = new BroadcastChannel(socialChannelName);
  channel.onmessage = ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success || message.output.window !== id) return;
    channel.postMessage({ taken: id });
    channel.close();
    onDone(message.output.location);
  };
  return () => channel.close();
}
