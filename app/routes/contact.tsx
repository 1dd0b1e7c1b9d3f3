import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { getInquiryForm } from '#app/features/inquiry/inquiry.functions.ts';
import { inquirySearchSchema } from '#app/features/inquiry/inquiry.schema.ts';
import { receiveInquiry } from '#app/features/inquiry/inquiry.server.ts';
import { InquiryForm } from '#app/features/inquiry/inquiry-form.tsx';
import { Receipt } from '#app/features/inquiry/receipt.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';

export const Route = createFileRoute('/contact')({
  validateSearch: inquirySearchSchema,
  server: { handlers: { POST: ({ request, next }) => receiveInquiry(request, next) } },
  // The form's key belongs to one visit, and another inquiry after a receipt is a visit of its own.
  loaderDeps: ({ search: { sent } }) => ({ sent }),
  loader: ({ deps: { sent } }) => (sent ? null : getInquiryForm()),
  // A click on the link to this very page must not empty a form that is being filled in.
  shouldReload: false,
  gcTime: 0,
  head: () => pageHead({ crumbs: [{ label: m.menu_contact() }], description: m.inquiry_description() }),
  component: ContactPage,
});

function ContactPage() {
  const { sent } = Route.useSearch();
  const form = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle
        crumbs={[{ label: m.menu_contact() }]}
        heading={m.menu_contact()}
        {...(sent ? {} : { lead: m.inquiry_lead() })}
      />
      <div className={container}>
        {sent ? <Receipt reference={sent} /> : null}
        {form ? (
          <InquiryForm
            key={form.idempotencyKey}
            {...form}
            onRegistered={(reference) => navigate({ search: { sent: reference } })}
          />
        ) : null}
      </div>
    </>
  );
}
