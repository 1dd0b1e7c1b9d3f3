import { createFileRoute } from '@tanstack/react-router';
import { phoneCrumbs } from '#app/features/phone/phone.crumbs.ts';
import { phoneSearchSchema } from '#app/features/phone/phone.search.ts';
import { PhonePage } from '#app/features/phone/phone-page.tsx';
import { receivePhone } from '#app/features/phone/receive-phone.server.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/mypage/phone')({
  validateSearch: phoneSearchSchema,
  server: { handlers: { POST: ({ request, next }) => receivePhone(request, next) } },
  loader: () => ({ posted: readPostedForm('phone') ?? readPostedForm('code') }),
  head: () => pageHead({ crumbs: phoneCrumbs(), description: m.member_description(), isNoindex: true }),
  component: () => <PhonePage {...Route.useLoaderData()} search={Route.useSearch()} />,
});
