import { Catalogue, CatalogueRow } from '#app/components/posts/catalogue-rows.tsx';
import { OriginalLanguage } from '#app/components/posts/original-language.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import { formatDay, otherLanguage } from '#app/i18n/locale.ts';
import type { PressSummary } from '#contract/posts.ts';

/** Press articles. Each links to its outlet. */
export function PressRows({ items }: { items: readonly PressSummary[] }) {
  return (
    <Catalogue>
      {items.map((item) => (
        <CatalogueRow
          key={item.id}
          heading="h2"
          mark={item.outlet}
          lang={otherLanguage(item.locale)}
          title={
            <ExternalLink href={item.externalUrl}>
              <ScientificText text={item.title} />
            </ExternalLink>
          }
          details={
            <p>
              <ScientificText text={item.summary} />
            </p>
          }
          aside={
            <>
              <time dateTime={item.publishedAt}>{formatDay(item.publishedAt)}</time>{' '}
              <OriginalLanguage locale={item.locale} />
            </>
          }
        />
      ))}
    </Catalogue>
  );
}
