import { joinAll } from '#app/content/joined-terms.ts';
import { formatDay } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Evidence } from '#contract/evidence-schema.ts';

const kinds = [
  { kind: 'thesis', heading: m.sheet_papers, none: m.sheet_no_papers },
  { kind: 'patent', heading: m.sheet_patents, none: m.sheet_no_patents },
  { kind: 'news', heading: m.sheet_news, none: m.sheet_no_news },
] as const;

function toArticle({ kind, id, locale, title, category, source, publishedAt }: Evidence) {
  const from = [category, source ?? formatDay(publishedAt)].filter(Boolean).join('\u00a0· ');
  return joinAll({ kind, id, locale, title, from });
}

/** The articles about a product by kind: papers, patents, news. `none` is the text for a kind without one. */
export function groupArticles(evidence: readonly Evidence[]) {
  return kinds.map(({ kind, heading, none }) => {
    const items = evidence.filter((item) => item.kind === kind).map(toArticle);
    return { kind, heading: heading({ count: items.length }), none: none(), items };
  });
}

export type ArticleGroup = ReturnType<typeof groupArticles>[number];
