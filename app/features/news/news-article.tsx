import { PageTitle } from '#app/components/layout/page-title.tsx';
import { AboutProducts } from '#app/components/posts/about-products.tsx';
import { ArticleLayout } from '#app/components/posts/article-layout.tsx';
import { ArticleNeighbours } from '#app/components/posts/article-neighbours.tsx';
import { ArticleText } from '#app/components/posts/article-text.tsx';
import { Fact, FactSheet } from '#app/components/posts/fact-sheet.tsx';
import { FileList } from '#app/components/posts/file-list.tsx';
import { Thumbnail } from '#app/components/posts/thumbnail.tsx';
import { CopyButton } from '#app/components/ui/copy-button.tsx';
import { formatDate, otherLanguage } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import type { NewsDetail } from '#contract/posts.ts';

type Item = Omit<NewsDetail, 'content'> & { html: string; heading: string };

export function NewsArticle({ item }: { item: Item }) {
  return (
    <article>
      <PageTitle
        crumbs={crumbsOf('/news/$id', item)}
        heading={item.heading}
        lang={otherLanguage(item.locale)}
        isArticle
      />
      <ArticleLayout facts={<NewsFacts item={item} />}>
        {item.thumbnail ? (
          <Thumbnail src={item.thumbnail} sizes="(min-width: 992px) 792px, 90vw" isFirst />
        ) : null}
        <ArticleText {...item} />
        <FileList files={item.files} />
      </ArticleLayout>
      <ArticleNeighbours to="/news" next={item.next} previous={item.previous} />
    </article>
  );
}

function NewsFacts({ item }: { item: Item }) {
  return (
    <>
      <FactSheet caption={m.news_details()}>
        <Fact label={m.news_date()}>
          <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
        </Fact>
        {item.category ? <Fact label={m.news_category()}>{item.category.name}</Fact> : null}
        <AboutProducts products={item.products} />
      </FactSheet>
      <CopyButton label={m.news_copy_link()} text={() => location.href} />
    </>
  );
}
