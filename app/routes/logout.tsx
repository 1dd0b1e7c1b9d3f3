import { createFileRoute } from '@tanstack/react-router';
import { LogoutPage } from '#app/features/login/logout-page.tsx';
import { receiveLogout } from '#app/features/login/receive-logout.server.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/logout')({
  server: { handlers: { POST: ({ request, next }) => receiveLogout(request, next) } },
  loader: () => ({ posted: readPostedForm('logout') }),
  head: () => pageHead('/logout', { description: m.logout_description() }),
  component: () => <LogoutPage {...Route.useLoaderData()} />,
});
