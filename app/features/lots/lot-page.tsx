import { EmptyState } from '#app/components/status/empty-state.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import type { LotAnswer } from './lot.functions.ts';
import { LotForm } from './lot-form.tsx';
import { LotResult } from './lot-result.tsx';

function NoLot({ isBusy = false }: Pick<LotAnswer, 'isBusy'>) {
  return (
    <div role="status">
      {isBusy ? (
        <EmptyState text={m.lot_busy()} hint={m.lot_busy_hint()} />
      ) : (
        <EmptyState text={m.lot_unknown()} hint={m.lot_unknown_hint()}>
          <PlainLink to="/contact" search={{ type: 'RAW_MATERIAL' }} className={quietButton}>
            {m.lot_ask()}
          </PlainLink>
        </EmptyState>
      )}
    </div>
  );
}

export function LotPage({ lot, specification, isExpired, isBusy }: LotAnswer) {
  if (lot) return <LotResult lot={lot} specification={specification} isExpired={isExpired === true} />;
  return (
    <LotForm>
      <NoLot isBusy={isBusy === true} />
    </LotForm>
  );
}
