import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';

/** Not loaded before a click: each look-up counts against a limit. */
export function LotCard({ number }: { number: string }) {
  return (
    <p>
      <PlainLink to="/business/lot/$number" params={{ number }} preload={false} className={quietButton}>
        {m.search_lot({ number })}
      </PlainLink>
    </p>
  );
}
