import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';

/** Without the plugin, bold text that ends with a bracket or a quotation mark would not end before a Korean particle. */
export function createMarkdown() {
  return new MarkdownIt({ html: false, linkify: false, typographer: false }).use(cjkFriendly);
}
