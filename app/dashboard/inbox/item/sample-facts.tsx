import { part } from '#app/dashboard/ui/part.ts';
import { SheetList } from '#app/dashboard/ui/sheet-list.tsx';
import { m } from '#app/paraglide/messages.js';
import type { InboxSample } from '#contract/inbox-detail.ts';
import { sampleStatusLabels } from './event-text.ts';

function sampleRows(sample: InboxSample) {
  const address = [sample.zipcode, sample.address1, sample.address2].filter(Boolean).join(' ');
  const rows: [string, string | null][] = [
    [m.admin_inbox_sample_product(), sample.product],
    [m.admin_inbox_sample_amount(), sample.amount],
    [m.admin_inbox_sample_company(), sample.company],
    [m.admin_inbox_sample_recipient(), sample.recipient],
    [m.admin_inbox_mobile(), sample.mobile],
    [m.admin_inbox_sample_address(), address],
    [m.admin_inbox_state(), sampleStatusLabels[sample.status]?.() ?? null],
    [m.admin_inbox_sample_carrier(), sample.carrier],
    [m.admin_inbox_sample_tracking(), sample.trackingNumber],
    [m.admin_inbox_sample_note(), sample.note],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The requested materials and the address. */
export function SampleFacts({ sample }: { sample: InboxSample }) {
  return (
    <section className={part} aria-labelledby="sample">
      <h2 id="sample">{m.admin_inbox_sample()}</h2>
      <SheetList rows={sampleRows(sample)} />
    </section>
  );
}
