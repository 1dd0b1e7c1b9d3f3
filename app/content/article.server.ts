import { fileUrl } from '#app/api-client/file-url.server.ts';
import type { Locale } from '#contract/locales.ts';
import type { ArticleDetail } from '#contract/posts.ts';
import { joinAll, joinHeading } from './joined-terms.ts';
import { renderMarkdown } from './markdown.server.ts';

export function toArticle<TDetail extends ArticleDetail & { locale: Locale; title: string }>({
  content,
  files,
  previous,
  next,
  ...detail
}: TDetail) {
  return {
    ...detail,
    previous: joinAll(previous),
    next: joinAll(next),
    heading: joinHeading(detail.title),
    html: renderMarkdown(content, detail.contentLocale ?? detail.locale),
    files: files.map((file) => ({ ...file, url: fileUrl(file.url) })),
  };
}
