/** State that exists once in the process: vinxi bundles entry and handler separately, and modules reload. */
export function processState<T>(name: string): { value?: T } {
  const key = Symbol.for(`site.${name}`);
  const holder: typeof globalThis & { [key]?: { value?: T } } = globalThis;
  holder[key] ??= {};
  return holder[key];
}
