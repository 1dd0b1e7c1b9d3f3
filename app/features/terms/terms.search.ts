import { patternParam, searchReader } from '#app/routing/search-params.ts';
import { termVersionPattern } from '#contract/patterns.ts';

/** Without a version: the one in force. */
export const readTermsSearch = searchReader({ version: patternParam(termVersionPattern) });
