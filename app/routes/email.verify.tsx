import { createFileRoute } from '@tanstack/react-router';
import { readVerifySearch } from '#app/features/email/email.search.ts';
import { receiveVerification } from '#app/features/email/receive-verification.server.ts';
import { VerifyPage } from '#app/features/email/verify-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/email/verify')({
  validateSearch: readVerifySearch,
  server: { handlers: { POST: ({ request, next }) => receiveVerification(request, next) } },
  loader: () => ({ posted: readPostedForm('verify') ?? readPostedForm('resend') }),
  head: () => pageHead('/email/verify'),
  component: () => <VerifyPage {...Route.useLoaderData()} search={Route.useSearch()} />,
});
