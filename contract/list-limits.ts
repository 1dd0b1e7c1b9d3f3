export const defaultPageSize = 12;

/** Keeps offsets in range; no list is this long. */
export const maxPage = 1_000_000;

export const maxPageSize = 100;

export const maxId = 2_147_483_647;
