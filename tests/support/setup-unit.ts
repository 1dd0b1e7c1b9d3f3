import { baseLocale, overwriteGetLocale } from '#app/paraglide/runtime.js';

// Files of one worker share the compiled messages: what one file set must not reach the next.
overwriteGetLocale(() => baseLocale);
