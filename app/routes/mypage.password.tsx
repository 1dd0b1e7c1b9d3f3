import { createFileRoute } from '@tanstack/react-router';
import { readPasswordChangeSearch } from '#app/features/password-change/password-change.search.ts';
import { PasswordChangePage } from '#app/features/password-change/password-change-page.tsx';
import { receivePasswordChange } from '#app/features/password-change/receive-password-change.server.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/mypage/password')({
  validateSearch: readPasswordChangeSearch,
  server: { handlers: { POST: ({ request, next }) => receivePasswordChange(request, next) } },
  loader: () => ({ posted: readPostedForm('password') }),
  head: () => pageHead('/mypage/password', {}),
  component: () => <PasswordChangePage {...Route.useLoaderData()} search={Route.useSearch()} />,
});
