import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import type { ArticleGroup } from './article-groups.ts';

const pages = { thesis: '/research/thesis/$id', patent: '/research/patent/$id', news: '/news/$id' } as const;

type Props = { article: ArticleGroup['items'][number] };

export function ArticleLink({ article: { kind, id, locale, title } }: Props) {
  return (
    <PlainLink to={pages[kind]} params={{ id: String(id) }} lang={otherLanguage(locale)}>
      <ScientificText text={title} />
    </PlainLink>
  );
}
