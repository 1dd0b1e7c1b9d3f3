export const m = {};
