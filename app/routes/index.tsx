import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { documentQueries } from '#app/components/documents/documents.queries.ts';
import { VideoHost } from '#app/components/media/video-host.tsx';
import { ContactInvitation } from '#app/features/home/contact-invitation.tsx';
import { Figures } from '#app/features/home/figures.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { heroPreloads } from '#app/features/home/hero-sources.ts';
import { homeQueries } from '#app/features/home/home.queries.ts';
import { LatestNews } from '#app/features/home/latest-news.tsx';
import { LeadMaterial } from '#app/features/home/lead-material.tsx';
import { MaterialCatalogue } from '#app/features/home/material-catalogue.tsx';
import { OwnProducts } from '#app/features/home/own-products.tsx';
import { Partners } from '#app/features/home/partners.tsx';
import { Quotes } from '#app/features/home/quotes.tsx';
import { Research } from '#app/features/home/research-teaser.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { shellQueries } from '#app/shell/shell.queries.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(homeQueries.content()),
      context.queryClient.ensureQueryData(documentQueries.byType()),
    ]);
  },
  head: () => {
    const head = pageHead('/');
    return { ...head, links: [...head.links, ...heroPreloads] };
  },
  component: HomePage,
  staticData: { navigation: 'on-dark' },
});

function HomePage() {
  const { data: home } = useSuspenseQuery(homeQueries.content());
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  return (
    <>
      <Hero slug={home.heroSlug} chamber={home.chamber} />
      <Figures figures={home.figures} />
      <Partners clients={home.clients} />
      <LeadMaterial material={home.lead} />
      <MaterialCatalogue materials={home.materials} total={home.totals.materials} />
      <OwnProducts products={home.products} total={home.totals.products} />
      <Research theses={home.theses} patents={home.patents} totals={home.totals} />
      <Quotes quotes={home.quotes} />
      <LatestNews news={home.news} />
      <ContactInvitation pharmacyFinder={shell.links.pharmacyFinder} />
      <VideoHost />
    </>
  );
}
