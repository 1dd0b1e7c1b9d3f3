import { css } from '@linaria/core';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import type { ThesisSummary } from '#contract/posts.ts';
import { Authors } from './authors.tsx';
import { Catalogue, CatalogueRow } from './catalogue-rows.tsx';
import { OriginalLanguage } from './original-language.tsx';

const journal = css`
  font-style: italic;
`;

type Props = { items: readonly ThesisSummary[]; heading: 'h2' | 'h3' };

export function ThesisRows({ items, heading }: Props) {
  return (
    <Catalogue>
      {items.map((item) => (
        <CatalogueRow
          key={item.id}
          heading={heading}
          mark={item.year}
          lang={otherLanguage(item.locale)}
          title={
            <PlainLink to="/research/thesis/$id" params={{ id: String(item.id) }} data-next="">
              <ScientificText text={item.title} />
            </PlainLink>
          }
          details={
            <>
              <p>
                <Authors names={item.authors} />
              </p>
              <p>
                <cite className={journal}>{item.journal}</cite>
                {item.doi ? `, doi:${item.doi}` : null}
              </p>
            </>
          }
          aside={
            <>
              {item.category?.name} <OriginalLanguage locale={item.locale} />
            </>
          }
        />
      ))}
    </Catalogue>
  );
}
