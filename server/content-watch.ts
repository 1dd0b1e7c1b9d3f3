const everyMs = 1_000;

/** Reports a new content version within 2 s, in any process. The first one counts as new. Returns a stop function. */
export function watchContent(readVersion: () => Promise<string>, onChange: () => void): () => void {
  let known: string | undefined;
  let isReading = false;
  async function look(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      const version = await readVersion();
      if (version !== known) onChange();
      known = version;
    } catch {
      // The database is unavailable, which its callers report. Polling continues.
    } finally {
      isReading = false;
    }
  }
  const timer = setInterval(look, everyMs);
  void look();
  return () => clearInterval(timer);
}
