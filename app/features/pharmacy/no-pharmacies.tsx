import type { MouseEvent } from 'react';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import type { PharmacySearch } from './pharmacy.search.ts';

type Props = { search: PharmacySearch; isPastEnd: boolean; onFollow: (event: MouseEvent) => void };

export function NoPharmacies({ search, isPastEnd, onFollow }: Props) {
  if (isPastEnd) {
    return (
      <EmptyState isPastEnd>
        <PlainLink to="/business/pharmacy" search={search} onClick={onFollow}>
          {m.list_first_page()}
        </PlainLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState text={m.pharmacy_none_hint()}>
      <PlainLink to="/business/pharmacy" search={{ size: search.size }} onClick={onFollow}>
        {m.pharmacy_none_all()}
      </PlainLink>
      <PlainLink to="/contact">{m.pharmacy_none_contact()}</PlainLink>
    </EmptyState>
  );
}
