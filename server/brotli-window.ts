import { constants } from 'node:zlib';

/** 256 KB is more than a page. With Node's 4 MB, V8 collects for every ten pages (docs/decisions/022-server-rendering.md). */
export const brotliWindow = { [constants.BROTLI_PARAM_LGWIN]: 18 };
