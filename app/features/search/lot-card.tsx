import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { HitCard } from './hit-card.tsx';

/** The same for every number in the form of a lot's. Not loaded before a click: each look-up counts against a limit. */
export function LotCard({ number }: { number: string }) {
  return (
    <HitCard
      mark={m.lot_title()}
      action={
        <PlainLink to="/business/lot/$number" params={{ number }} preload={false} className={quietButton}>
          {m.search_lot({ number })}
        </PlainLink>
      }
    >
      <h2>{number}</h2>
      <p>{m.search_lot_text()}</p>
    </HitCard>
  );
}
