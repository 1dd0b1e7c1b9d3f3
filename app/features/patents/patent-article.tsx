import { css } from '@linaria/core';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { AboutProducts } from '#app/components/posts/about-products.tsx';
import { ArticleLayout } from '#app/components/posts/article-layout.tsx';
import { ArticleNeighbours } from '#app/components/posts/article-neighbours.tsx';
import { ArticleText } from '#app/components/posts/article-text.tsx';
import { Fact, FactSheet } from '#app/components/posts/fact-sheet.tsx';
import { FileList } from '#app/components/posts/file-list.tsx';
import { PatentStatus } from '#app/components/posts/patent-status.tsx';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import { formatDate, otherLanguage } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { type } from '#app/styles/tokens.ts';
import type { PatentDetail } from '#contract/posts.ts';
import { patentLink } from './patent-link.ts';

const number = css`
  display: block;
  ${type.heading}
  font-size: 1.125rem;
`;

const lookUp = css`
  display: inline-block;
  line-height: 44px;

  @media print {
    display: none;
  }
`;

const dateLabels: Record<PatentDetail['status'], () => string> = {
  registered: m.patent_date_registered,
  published: m.patent_date_published,
  pending: m.patent_date_pending,
};

type Item = Omit<PatentDetail, 'content'> & { html: string; heading: string };

export function PatentArticle({ item }: { item: Item }) {
  return (
    <article>
      <PageTitle
        crumbs={crumbsOf('/research/patent/$id', item)}
        heading={item.heading}
        lang={otherLanguage(item.locale)}
        isArticle
      />
      <ArticleLayout facts={<PatentFacts item={item} />}>
        <ArticleText {...item} />
        <FileList files={item.files} />
      </ArticleLayout>
      <ArticleNeighbours to="/research/patent" next={item.next} previous={item.previous} />
    </article>
  );
}

function PatentFacts({ item }: { item: Item }) {
  const link = patentLink(item.number);
  const isRegistered = item.status === 'registered';
  return (
    <FactSheet caption={m.patent_details()}>
      <Fact label={isRegistered ? m.patent_number_registered() : m.patent_number_application()}>
        <span className={number}>{item.number}</span>
        {link ? (
          <ExternalLink href={link.href} className={lookUp}>
            {m.patent_search_at({ office: link.office })}
          </ExternalLink>
        ) : null}
      </Fact>
      <Fact label={m.patent_status()}>
        <PatentStatus value={item.status} />
      </Fact>
      <Fact label={m.patent_applicant()} lang={otherLanguage(item.locale)}>
        {item.applicant}
      </Fact>
      <Fact label={dateLabels[item.status]()}>
        <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
      </Fact>
      {item.category ? <Fact label={m.news_category()}>{item.category.name}</Fact> : null}
      <AboutProducts products={item.products} />
    </FactSheet>
  );
}
