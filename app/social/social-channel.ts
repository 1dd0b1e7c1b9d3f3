import * as v from 'valibot';
import { windowIdSchema } from './social-search.ts';

/*
 * Connects a provider's pop-up to its opener. A BroadcastChannel, because cross-origin-opener-policy separates their
 * browsing context groups.
 */

export const socialChannelName = 'social-sign-in';

const messageSchema = v.object({
  window: windowIdSchema,
  location: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});

/** crypto.randomUUID needs TLS. */
export function newWindowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Calls back once with the path to continue at, and confirms it to the pop-up. Returns the unsubscribe function. */
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
