export const productAnchor = (id: number) => `product-${id}`;

/** The part of a material's page with the evidence for its figure. */
export const evidenceAnchor = 'evidence';
