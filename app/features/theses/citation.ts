import { doiUrl } from '#app/seo/doi.ts';
import type { ThesisSummary } from '#contract/posts.ts';

type Cited = Pick<ThesisSummary, 'authors' | 'year' | 'title' | 'journal' | 'doi'>;

function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** A citation, e.g. Lim C.-Y., Seo J.-A. (2026). Title. Journal. https://doi.org/10.5555/x */
export function formatCitation({ authors, year, title, journal, doi }: Cited): string {
  return [`${authors.join(', ')} (${year}).`, ended(title), ended(journal), doi ? doiUrl(doi) : '']
    .filter(Boolean)
    .join(' ');
}
