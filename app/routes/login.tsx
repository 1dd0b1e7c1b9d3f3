import { createFileRoute } from '@tanstack/react-router';
import { readLoginSearch } from '#app/features/login/login.search.ts';
import { LoginPage } from '#app/features/login/login-page.tsx';
import { receiveLogin } from '#app/features/login/receive-login.server.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';
import { leaveWhenSignedIn } from '#app/session/leave-when-signed-in.ts';

export const Route = createFileRoute('/login')({
  validateSearch: readLoginSearch,
  server: { handlers: { POST: ({ request, next }) => receiveLogin(request, next) } },
  beforeLoad: leaveWhenSignedIn,
  loader: () => ({ posted: readPostedForm('login') }),
  head: () => pageHead('/login'),
  component: () => <LoginPage {...Route.useLoaderData()} search={Route.useSearch()} />,
});
