import { documentsAnchor } from '#app/components/products/anchor.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { actionRow, InquiryLink, SampleLink } from './material-actions.tsx';
import { TrayButton } from './tray-button.tsx';

type Props = { id: number; name: string; slug: string | undefined; indexId: string };

export function SheetActions({ id, name, slug, indexId }: Props) {
  return (
    <div className={actionRow}>
      <InquiryLink name={name} />
      <SampleLink idProduct={id} />
      {slug ? <TrayButton code={slug} /> : null}
      {slug ? (
        <>
          <PlainLink to="/business/material/$code" params={{ code: slug }}>
            {m.material_open()}
          </PlainLink>
          <PlainLink to="/business/material/$code" params={{ code: slug }} hash={documentsAnchor}>
            {m.material_documents_link()}
          </PlainLink>
        </>
      ) : null}
      <a href={`#${indexId}`}>{m.material_to_top()}</a>
    </div>
  );
}
