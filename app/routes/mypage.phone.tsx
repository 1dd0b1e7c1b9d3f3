import { createFileRoute } from '@tanstack/react-router';
import { readPhoneSearch } from '#app/features/phone/phone.search.ts';
import { PhonePage } from '#app/features/phone/phone-page.tsx';
import { receivePhone } from '#app/features/phone/receive-phone.server.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/mypage/phone')({
  validateSearch: readPhoneSearch,
  server: { handlers: { POST: ({ request, next }) => receivePhone(request, next) } },
  loader: () => ({ posted: readPostedForm('phone') ?? readPostedForm('code') }),
  head: () => pageHead('/mypage/phone'),
  component: () => <PhonePage {...Route.useLoaderData()} search={Route.useSearch()} />,
});
