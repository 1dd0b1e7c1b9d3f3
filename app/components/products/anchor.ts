/** A product's anchor on its page. Search results link to it. */
export const productAnchor = (id: number) => `product-${id}`;
