import type { ThesisSummary } from '#contract/posts.ts';

/** The address of a DOI. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
}

type Cited = Pick<ThesisSummary, 'authors' | 'year' | 'title' | 'journal' | 'doi'>;

/** Ends a text as a sentence, if it does not already. */
function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** How a paper is cited, e.g. Lim C.-W., Seo J.-A. (2026). Title. Journal. https://doi.org/10.5555/x */
export function formatCitation({ authors, year, title, journal, doi }: Cited): string {
  return [`${authors.join(', ')} (${year}).`, ended(title), ended(journal), doi ? doiUrl(doi) : '']
    .filter(Boolean)
    .join(' ');
}
