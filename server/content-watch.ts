const everyMs = 1_000;

/**
 * Looks again and again which version the content has, and tells of a new one within 2 s, whichever process made it.
 * The first that is seen counts as new: what was made before it may be older. While nobody answers, nothing is told.
 * @returns the end of it
 */
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
      // The database is away, which its own users tell of. It is asked again.
    } finally {
      isReading = false;
    }
  }
  const timer = setInterval(look, everyMs);
  void look();
  return () => clearInterval(timer);
}
