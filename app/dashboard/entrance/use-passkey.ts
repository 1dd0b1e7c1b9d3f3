import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '#app/paraglide/messages.js';

/** The person closed the browser's dialog, or it timed out. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** @param run uses a passkey and returns the message of a refusal */
export function usePasskey(run: () => Promise<string | undefined>) {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  const start = async () => {
    setBusy(true);
    setMessage(undefined);
    try {
      setMessage(await run());
    } catch (error) {
      setMessage(isCancelled(error) ? m.admin_passkey_cancelled() : m.admin_passkey_failed());
    }
    setBusy(false);
  };
  return { isOffered: !isHydrated || browserSupportsWebAuthn(), isBusy, message, start };
}
