import { createFileRoute } from '@tanstack/react-router';
import { logoutCrumbs } from '#app/features/login/login.crumbs.ts';
import { LogoutPage } from '#app/features/login/logout-page.tsx';
import { receiveLogout } from '#app/features/login/receive-logout.server.ts';
import { readPostedForm } from '#app/lib/on-server.ts';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/logout')({
  server: { handlers: { POST: ({ request, next }) => receiveLogout(request, next) } },
  loader: () => ({ posted: readPostedForm('logout') }),
  head: () => pageHead({ crumbs: logoutCrumbs(), description: m.logout_description(), isNoindex: true }),
  component: () => <LogoutPage {...Route.useLoaderData()} />,
});
