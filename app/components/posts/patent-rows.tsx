import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDay, otherLanguage } from '#app/i18n/locale.ts';
import type { PatentSummary } from '#contract/posts.ts';
import { Catalogue, CatalogueRow } from './catalogue-rows.tsx';
import { OriginalLanguage } from './original-language.tsx';
import { PatentStatus } from './patent-status.tsx';

type Props = { items: readonly PatentSummary[]; heading: 'h2' | 'h3' };

export function PatentRows({ items, heading }: Props) {
  return (
    <Catalogue>
      {items.map((item) => (
        <CatalogueRow
          key={item.id}
          heading={heading}
          mark={item.number}
          lang={otherLanguage(item.locale)}
          title={
            <PlainLink to="/research/patent/$id" params={{ id: String(item.id) }} data-next="">
              <ScientificText text={item.title} />
            </PlainLink>
          }
          details={
            <p>
              {item.applicant} · <time dateTime={item.publishedAt}>{formatDay(item.publishedAt)}</time>
            </p>
          }
          aside={
            <>
              <PatentStatus value={item.status} /> <OriginalLanguage locale={item.locale} />
            </>
          }
        />
      ))}
    </Catalogue>
  );
}
