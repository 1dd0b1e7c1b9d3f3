/** Genera of lactic acid bacteria and bifidobacteria, for a regular expression. The species follows. */
export const lacticAcidBacteria =
  'Lact(?:iplanti|icasei|o)bacillus|Limosilactobacillus|Lactococcus|Leuconostoc|Bifidobacterium|Streptococcus';
