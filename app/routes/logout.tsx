import { createFileRoute } from '@tanstack/react-router';
import { LogoutPage } from '#app/features/login/logout-page.tsx';
import { receiveLogout } from '#app/features/login/receive-logout.server.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/logout')({
  server: { handlers: { POST: ({ request, next }) => receiveLogout(request, next) } },
  loader: () => ({ posted: readPostedForm('logout') }),
  head: () => pageHead('/logout'),
  component: () => <LogoutPage {...Route.useLoaderData()} />,
});
