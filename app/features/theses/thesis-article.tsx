import { css } from '@linaria/core';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { AboutProducts } from '#app/components/posts/about-products.tsx';
import { ArticleLayout } from '#app/components/posts/article-layout.tsx';
import { ArticleNeighbours } from '#app/components/posts/article-neighbours.tsx';
import { ArticleText } from '#app/components/posts/article-text.tsx';
import { Authors } from '#app/components/posts/authors.tsx';
import { Fact, FactSheet } from '#app/components/posts/fact-sheet.tsx';
import { FileList } from '#app/components/posts/file-list.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { CopyButton } from '#app/components/ui/copy-button.tsx';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { doiUrl } from '#app/seo/doi.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { ThesisDetail, ThesisSummary } from '#contract/posts.ts';

const cite = css`
  display: grid;
  gap: ${space(12)};
  max-width: 42rem;
  padding-top: ${space(20)};
  border-top: 1px solid ${color.text};

  & h2 {
    ${type.heading}
  }

  & p {
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
`;

type Cited = Pick<ThesisSummary, 'authors' | 'year' | 'title' | 'journal' | 'doi'>;

function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** The space between a family name and initials. */
const initials = / (?=[A-Z]\.-)/g;

/** A citation, e.g. Lim C.-Y., Seo J.-A. (2026). Title. Journal. https://doi.org/10.5555/x */
export function formatCitation({ authors, year, title, journal, doi }: Cited): string {
  return [`${authors.join(', ')} (${year}).`, ended(title), ended(journal), doi ? doiUrl(doi) : '']
    .filter(Boolean)
    .join(' ');
}

type Item = Omit<ThesisDetail, 'content'> & { html: string; heading: string };

export function ThesisArticle({ item }: { item: Item }) {
  const citation = formatCitation(item);
  return (
    <article>
      <PageTitle
        crumbs={crumbsOf('/research/thesis/$id', item)}
        heading={item.heading}
        lang={otherLanguage(item.locale)}
        isArticle
      />
      <ArticleLayout facts={<ThesisFacts item={item} />}>
        <ArticleText {...item} />
        <section className={cite}>
          <h2>{m.thesis_cite()}</h2>
          <p lang={otherLanguage(item.locale)}>
            <ScientificText text={citation.replaceAll(initials, '\u00a0')} />
          </p>
          <CopyButton label={m.thesis_copy_citation()} text={() => citation} />
        </section>
        <FileList files={item.files} />
      </ArticleLayout>
      <ArticleNeighbours to="/research/thesis" next={item.next} previous={item.previous} />
    </article>
  );
}

function ThesisFacts({ item }: { item: Item }) {
  return (
    <FactSheet caption={m.thesis_details()}>
      <Fact label={m.thesis_authors()}>
        <Authors names={item.authors} />
      </Fact>
      <Fact label={m.thesis_journal()}>{item.journal}</Fact>
      <Fact label={m.thesis_year()}>{item.year}</Fact>
      {item.doi ? (
        <Fact label={m.thesis_doi()}>
          <ExternalLink href={doiUrl(item.doi)}>{item.doi}</ExternalLink>
        </Fact>
      ) : null}
      {item.category ? <Fact label={m.news_category()}>{item.category.name}</Fact> : null}
      <AboutProducts products={item.products} />
    </FactSheet>
  );
}
