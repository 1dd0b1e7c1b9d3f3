import { MemberPage } from '#app/components/member/member-page.tsx';
import { SheetSection } from '#app/components/member/sheet.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import type { Sample } from '#contract/mypage.ts';
import type { PageInfo } from '#contract/paging.ts';
import { SampleForm } from './sample-form.tsx';
import { SampleList } from './sample-list.tsx';
import type { SampleOptions } from './samples.queries.ts';
import type { SamplesSearch } from './samples.search.ts';

type Props = SampleOptions & {
  search: SamplesSearch;
  items: readonly Sample[];
  page: PageInfo;
  posted: PostedForm | undefined;
  /** Idempotency key of the form. */
  formKey: string;
};

export function SamplesPage({ search, materials, carrier, posted, formKey, items, page }: Props) {
  return (
    <MemberPage
      crumbs={crumbsOf('/sample')}
      heading={m.member_samples()}
      lead={m.samples_lead()}
      done={search.done === undefined ? undefined : m.samples_done()}
    >
      <div>
        <SheetSection heading={m.samples_apply()}>
          <SampleForm
            // A new request starts with an empty form.
            key={search.done}
            materials={materials}
            carrier={carrier}
            wanted={search.idProduct ?? search.product}
            posted={posted}
            formKey={formKey}
          />
        </SheetSection>
        <SheetSection heading={m.samples_requests()}>
          <SampleList size={search.size} items={items} page={page} />
        </SheetSection>
      </div>
    </MemberPage>
  );
}
