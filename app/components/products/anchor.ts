/** Where on its page a product stands; links of the search lead there too. */
export const productAnchor = (id: number) => `product-${id}`;
