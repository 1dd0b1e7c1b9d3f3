import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Evidence } from '#contract/evidence-schema.ts';

const pages = { thesis: '/research/thesis/$id', patent: '/research/patent/$id', news: '/news/$id' } as const;

export const articleKinds = ['thesis', 'patent', 'news'] as const;

export const articleHeadings: Readonly<Record<Evidence['kind'], (inputs: { count: number }) => string>> = {
  thesis: m.sheet_papers,
  patent: m.sheet_patents,
  news: m.sheet_news,
};

export type ArticleReference = Pick<Evidence, 'kind' | 'id' | 'locale' | 'title'>;

export function ArticleLink({ article: { kind, id, locale, title } }: { article: ArticleReference }) {
  return (
    <PlainLink to={pages[kind]} params={{ id: String(id) }} lang={otherLanguage(locale)}>
      <ScientificText text={title} />
    </PlainLink>
  );
}
