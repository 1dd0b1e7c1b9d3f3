/** Where on the page a year begins. */
export const yearAnchor = (year: number) => `year-${year}`;
