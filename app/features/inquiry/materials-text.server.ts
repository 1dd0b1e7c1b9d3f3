import { readApi } from '#app/api-client/api-client.server.ts';
import { readOr } from '#app/api-client/optional-list.server.ts';
import { m } from '#app/paraglide/messages.js';
import { endpoints } from '#contract/endpoints.ts';
import { materialSlug } from '#rules/material-code.ts';

/** Only names of materials on sale are in it, so a link cannot put another text into the form. `slugs` has commas. */
export async function materialsText(
  slugs: string,
): Promise<{ subject: string; content: string } | undefined> {
  const wanted = new Set(slugs.toLowerCase().split(','));
  const query = { type: 'material', active: 'true' } as const;
  const options = await readOr(() => readApi(endpoints.listProductOptions, { query }), undefined);
  const names = (options?.data ?? []).flatMap(({ name, code }) =>
    code && wanted.has(materialSlug(code).toLowerCase()) ? [name] : [],
  );
  const [first] = names;
  if (!first) return undefined;
  const count = String(names.length);
  return {
    subject: names.length === 1 ? m.inquiry_subject_about({ product: first }) : m.tray_subject({ count }),
    content: [
      m.tray_about(),
      '',
      ...names.map((name) => `- ${name}`),
      '',
      m.tray_documents(),
      m.tray_samples(),
      m.tray_conditions(),
      '',
    ].join('\n'),
  };
}
