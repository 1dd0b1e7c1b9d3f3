/** Options of V8: with them and `memoryVariables` a process under load takes three quarters of the memory. */
export const memoryFlags = ['--heap-growing-percent=40', '--max-semi-space-size=8'];

/** The number of the C library's arenas. */
export const memoryVariables = { MALLOC_ARENA_MAX: '1' };
