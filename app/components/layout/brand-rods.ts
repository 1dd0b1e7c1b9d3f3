/** The brand's mark, for the header, the icons and the share pictures: two strokes with round ends in a box. */
export const brandRods = { box: '3 3 34 34', width: 11, long: 'M9 31l9-9', short: 'M27 13l4-4' } as const;
