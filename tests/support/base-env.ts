/** The environment of a process that a test starts: none of this process's settings, but its compiled modules. */
export function baseEnv(): { PATH: string; NODE_COMPILE_CACHE: string } {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
