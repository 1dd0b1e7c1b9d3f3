/** Genera of lactic acid bacteria, after which the species follows. */
const genera =
  'Lactiplantibacillus|Lacticaseibacillus|Limosilactobacillus|Lactobacillus|Lactococcus|Leuconostoc|Bifidobacterium|Streptococcus';

const terms = new RegExp(`((?:${genera}) [a-z]+(?: subsp\\. [a-z]+)?|LMB-\\d+[A-Z]*)`);

export type TextPart = { kind: 'text' | 'species' | 'code'; text: string };

/** A text in its parts: scientific names of bacteria, codes of materials such as LMB-07G, and what is between. */
export function scientificTerms(text: string): TextPart[] {
  // Splitting by a group leaves every second part a term.
  return text.split(terms).flatMap((part, index): TextPart[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [{ kind: 'text', text: part }];
    return [{ kind: part.startsWith('LMB-') ? 'code' : 'species', text: part }];
  });
}
