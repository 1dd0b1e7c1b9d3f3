export const productAnchor = (id: number) => `product-${id}`;

// Parts of a material's page.
export const evidenceAnchor = 'evidence';
export const documentsAnchor = 'documents';
