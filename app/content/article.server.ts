import { fileUrl } from '#app/api-client/file-url.server.ts';
import type { Locale } from '#contract/locales.ts';
import type { ArticleDetail } from '#contract/posts.ts';
import { renderMarkdown } from './markdown.server.ts';

export function toArticle<TDetail extends ArticleDetail & { locale: Locale }>({
  content,
  files,
  ...detail
}: TDetail) {
  return {
    ...detail,
    html: renderMarkdown(content, detail.contentLocale ?? detail.locale),
    files: files.map((file) => ({ ...file, url: fileUrl(file.url) })),
  };
}
