import * as v from 'valibot';

/* A BroadcastChannel, because cross-origin-opener-policy separates the pop-up's browsing context group. */

export const socialChannelName = 'social-sign-in';

export const windowIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const messageSchema = v.object({
  window: windowIdSchema,
  location: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});

/** crypto.randomUUID needs TLS. */
export function newWindowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
