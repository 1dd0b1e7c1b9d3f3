import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const compiler = pathToFileURL(require.resolve('@ts-morph/common')).href;
const source = `import common from ${JSON.stringify(compiler)}; export default common.ts;`;

/** The generator uses the compiler API of TypeScript 5 and 6, which TypeScript 7 does not have. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'typescript' || !context.parentURL?.includes('/openapi-typescript/'))
      return next(specifier, context);
    return {
      url: `data:text/javascript,${encodeURIComponent(source)}`,
      format: 'module',
      shortCircuit: true,
    };
  },
});

/** @returns the module that openapi-typescript generates from an OpenAPI document */
export async function openApiTypes(document: string): Promise<string> {
  const { astToString, default: generate } = await import('openapi-typescript');
  return astToString(await generate(document));
}
