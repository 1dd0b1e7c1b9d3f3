export const productAnchor = (id: number) => `product-${id}`;
