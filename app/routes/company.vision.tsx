import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { Vision } from '#app/features/company/vision.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/company/vision')({
  head: () => pageHead('/company/vision'),
  component: VisionPage,
});

function VisionPage() {
  return (
    <>
      <PageTitle crumbs={crumbsOf('/company/vision')} heading={m.menu_vision()} lead={m.vision_lead()} />
      <Vision />
    </>
  );
}
