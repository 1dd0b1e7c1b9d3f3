import { createFileRoute } from '@tanstack/react-router';
import { receiveWithdrawal } from '#app/features/withdrawal/receive-withdrawal.server.ts';
import { getWithdrawal } from '#app/features/withdrawal/withdrawal.functions.ts';
import { readWithdrawalSearch } from '#app/features/withdrawal/withdrawal.search.ts';
import { WithdrawalPage } from '#app/features/withdrawal/withdrawal-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/mypage/withdraw')({
  validateSearch: readWithdrawalSearch,
  server: { handlers: { POST: ({ request, next }) => receiveWithdrawal(request, next) } },
  // Loader data, not a query: a query would refetch under a form whose session has ended, and fail.
  loader: async () => ({ summary: await getWithdrawal(), posted: readPostedForm('withdrawal') }),
  // The next member to sign in must not see these values.
  gcTime: 0,
  head: () => pageHead('/mypage/withdraw'),
  component: () => <WithdrawalPage {...Route.useLoaderData()} search={Route.useSearch()} />,
});
