import * as v from 'valibot';
import { applyContent, applyFolder, type ContentChanges } from '../content/apply.ts';
import { ContentError } from '../content/content-error.ts';
import { exportContent } from '../content/export/export.ts';
import { type MissingLanguages, reportContent } from '../content/missing-languages.ts';
import { sampleContentFolder } from '../open-database.ts';
import { CommandError, defineCommand } from './define-command.ts';
import { inNewFolder } from './new-folder.ts';
import { absolutePathSchema } from './storage.ts';

const nothing = v.object({});

function summary(changes: ContentChanges): string {
  const lines = Object.entries(changes)
    .filter(([, { added, changed, unchanged }]) => added + changed + unchanged > 0)
    .map(
      ([kind, { added, changed, unchanged }]) =>
        `${kind}: ${added} new, ${changed} changed, ${unchanged} unchanged`,
    );
  return lines.length > 0 ? lines.join('\n') : 'The folder holds nothing to apply.';
}

async function naming<T>(apply: Promise<T>): Promise<T> {
  try {
    return await apply;
  } catch (error) {
    if (error instanceof ContentError) throw new CommandError(error.message);
    throw error;
  }
}

export const migrate = defineCommand(nothing, async ({ database }) => {
  await database.migrate();
  return 'The schema is up to date.';
});

export const seed = defineCommand(nothing, async ({ database, deps }) => {
  await database.migrate();
  await naming(applyContent(database.db, sampleContentFolder(deps.resourcesDir), deps.log));
  return 'The sample content is stored.';
});

export const contentApply = defineCommand(
  v.object({
    folder: absolutePathSchema,
    pictures: v.optional(absolutePathSchema),
    force: v.optional(v.boolean(), false),
  }),
  async ({ deps }, { folder, pictures, force }) => {
    const onEdited = force ? 'overwrite' : 'refuse';
    return summary(
      await naming(applyFolder(deps.db, folder, { resizedPictures: pictures, onEdited, isByStaff: true })),
    );
  },
);

export const contentExport = defineCommand(v.object({ folder: absolutePathSchema }), ({ deps }, { folder }) =>
  inNewFolder(folder, async () => {
    const counts = Object.entries(await exportContent(deps.db, folder)).filter(([, count]) => count > 0);
    const lines = counts.map(([kind, count]) => `${kind}: ${count}`);
    return [...lines, `Written to ${folder}.`].join('\n');
  }),
);

function line({ kind, slug, missing, withoutContent }: MissingLanguages): string {
  const faults = [
    ...(missing.length > 0 ? [`not in ${missing.join(', ')}`] : []),
    ...(withoutContent.length > 0 ? [`title and summary only in ${withoutContent.join(', ')}`] : []),
  ];
  return `${kind}  ${slug}: ${faults.join('; ')}`;
}

export const contentReport = defineCommand(nothing, async ({ deps }) => {
  const missing = await reportContent(deps.db);
  if (missing.length === 0) return 'Everything is there in ko-KR, en-US and zh-CN.';
  return missing.map(line).join('\n');
});
