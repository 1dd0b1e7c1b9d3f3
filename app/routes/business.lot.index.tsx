import { createFileRoute } from '@tanstack/react-router';
import { LotForm } from '#app/features/lots/lot-form.tsx';
import { openTypedLot } from '#app/features/lots/open-typed-lot.server.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/business/lot/')({
  server: { handlers: { GET: ({ request, next }) => openTypedLot(request, next) } },
  head: () => pageHead('/business/lot'),
  component: LotForm,
});
