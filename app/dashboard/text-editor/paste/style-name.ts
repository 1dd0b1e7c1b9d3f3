/** Replaces `style`: the policy of the page forbids inline styles, also in a parsed document. */
export const styleName = 'data-style';
