export const yearAnchor = (year: number) => `year-${year}`;
