import { m } from '#app/paraglide/messages.js';
import type { FoundPage } from './found-pages.ts';
import { HitCard } from './hit-card.tsx';

export function PageCard({ page: { title, href, text } }: { page: FoundPage }) {
  return (
    <HitCard mark={m.search_choice_page()}>
      <h2>
        <a href={href}>{title}</a>
      </h2>
      {text ? <p>{text}</p> : null}
    </HitCard>
  );
}
