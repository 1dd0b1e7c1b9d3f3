import { Rows } from '#app/components/member/rows.tsx';
import { SampleRow } from '#app/components/member/sample-row.tsx';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { EmptyPart } from './empty-part.tsx';
import { MissingPart } from './missing-part.tsx';
import type { Overview } from './mypage.queries.ts';

export function SamplesPart({ samples }: Pick<Overview, 'samples'>) {
  return (
    <SheetSection
      heading={m.member_samples()}
      action={<PlainLink to="/sample">{m.mypage_samples_all()}</PlainLink>}
    >
      {samples === null ? <MissingPart /> : null}
      {samples?.length === 0 ? (
        <EmptyPart>
          <PlainLink to="/sample">{m.samples_apply()}</PlainLink>
        </EmptyPart>
      ) : null}
      {samples && samples.length > 0 ? (
        <Rows>
          {samples.map((sample) => (
            <SampleRow key={sample.id} sample={sample} />
          ))}
        </Rows>
      ) : null}
    </SheetSection>
  );
}
