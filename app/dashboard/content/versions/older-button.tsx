import { textButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';

type Props = {
  /** The accessible name, which begins with the label. */
  name: string;
  /** Undefined at the end of the history. */
  readOlder: (() => Promise<void>) | undefined;
  isReading: boolean;
};

export function OlderButton({ name, readOlder, isReading }: Props) {
  if (!readOlder) return null;
  return (
    <p>
      <button
        type="button"
        className={textButton}
        aria-label={name}
        disabled={isReading}
        onClick={() => void readOlder()}
      >
        {m.admin_history_older()}
      </button>
    </p>
  );
}
