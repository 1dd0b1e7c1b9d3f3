import { createFileRoute } from '@tanstack/react-router';
import { getInquiryForm, getPostedStatus, getSentCopy } from '#app/features/inquiry/inquiry.functions.ts';
import { readInquirySearch } from '#app/features/inquiry/inquiry.search.ts';
import { InquiryPage } from '#app/features/inquiry/inquiry-page.tsx';
import { receiveInquiry } from '#app/features/inquiry/receive-inquiry.server.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/contact')({
  validateSearch: readInquirySearch,
  server: { handlers: { POST: ({ request, next }) => receiveInquiry(request, next) } },
  // Each inquiry needs a new form key, also the next one after a receipt.
  loaderDeps: ({ search: { sent, view, copy } }) => ({ sent, view, copy }),
  loader: async ({ deps: { sent, view, copy }, location }) => {
    if (view) return { status: await getPostedStatus() };
    if (sent) return { copy: copy && (await getSentCopy({ data: { sent, copy } })) };
    return { form: await getInquiryForm({ data: location.search }) };
  },
  // A click on the link to this page must not clear a form in progress.
  shouldReload: false,
  gcTime: 0,
  head: ({ match: { search } }) =>
    pageHead('/contact', {
      isNoindex: search.sent !== undefined || search.view !== undefined,
    }),
  component: () => <InquiryPage {...Route.useLoaderData()} search={Route.useSearch()} />,
});
