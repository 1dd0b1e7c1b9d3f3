import { fileUrl } from '#app/api-client/file-url.server.ts';
import type { ArticleDetail } from '#contract/posts.ts';
import { renderMarkdown } from './markdown.server.ts';

export function toArticle<TDetail extends ArticleDetail>({ content, files, ...detail }: TDetail) {
  return {
    ...detail,
    html: renderMarkdown(content),
    files: files.map((file) => ({ ...file, url: fileUrl(file.url) })),
  };
}
