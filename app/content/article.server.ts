import { fileUrl } from '#app/api-client/file-url.server.ts';
import type { ArticleDetail } from '#contract/posts.ts';
import { renderMarkdown } from './markdown.server.ts';

/** An article as its page shows it: the content as safe HTML, the files where they can be fetched. */
export function toArticle<TDetail extends ArticleDetail>({ content, files, ...detail }: TDetail) {
  return {
    ...detail,
    html: renderMarkdown(content),
    files: files.map((file) => ({ ...file, url: fileUrl(file.url) })),
  };
}
