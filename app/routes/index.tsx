import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ContactInvitation } from '#app/features/home/contact-invitation.tsx';
import { Figures } from '#app/features/home/figures.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { homeQueries } from '#app/features/home/home.queries.ts';
import { LatestNews } from '#app/features/home/latest-news.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(homeQueries.content());
  },
  head: () => pageHead({ crumbs: [], description: m.brand_description() }),
  component: HomePage,
});

function HomePage() {
  const { data } = useSuspenseQuery(homeQueries.content());
  return (
    <>
      <Hero />
      <Figures figures={data.figures} />
      <LatestNews news={data.news} />
      <ContactInvitation />
    </>
  );
}
