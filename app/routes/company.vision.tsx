import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { visionCrumbs } from '#app/features/company/company.crumbs.ts';
import { Vision } from '#app/features/company/vision.tsx';
import { brandName } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/company/vision')({
  head: () => pageHead({ crumbs: visionCrumbs(), description: m.vision_description({ brand: brandName() }) }),
  component: VisionPage,
});

function VisionPage() {
  return (
    <>
      <PageTitle crumbs={visionCrumbs()} heading={m.menu_vision()} lead={m.vision_lead()} />
      <Vision />
    </>
  );
}
