/** Genera of lactic acid bacteria. The species follows. */
const genera =
  'Lactiplantibacillus|Lacticaseibacillus|Limosilactobacillus|Lactobacillus|Lactococcus|Leuconostoc|Bifidobacterium|Streptococcus';

const terms = new RegExp(`((?:${genera}) [a-z]+(?: subsp\\. [a-z]+)?|LMB-\\d+[A-Z]*)`);

export type TextPart = { kind: 'text' | 'species' | 'code'; text: string };

export function scientificTerms(text: string): TextPart[] {
  // With a capturing group, every second part is a match.
  return text.split(terms).flatMap((part, index): TextPart[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [{ kind: 'text', text: part }];
    return [{ kind: part.startsWith('LMB-') ? 'code' : 'species', text: part }];
  });
}
