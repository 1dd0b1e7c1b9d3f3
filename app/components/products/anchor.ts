export const productAnchor = (id: number) => `product-${id}`;

// Parts of a material's page.
export const evidenceAnchor = 'evidence';
export const documentsAnchor = 'documents';

export const evidenceOfRow = (row: number) => `${evidenceAnchor}-${row + 1}`;
export const evidenceOfNote = (note: number) => `${evidenceAnchor}-note-${note + 1}`;
