import type { FileFault } from '#app/forms/form-messages.ts';
import { maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import { parseFileName } from '#rules/file-name.ts';

type NamedFile = { name: string; size: number };

function faultOfFile({ name, size }: NamedFile): FileFault | undefined {
  const parsed = parseFileName(name);
  if (typeof parsed === 'string') return parsed;
  return size > maxFileBytes ? 'file_too_large' : undefined;
}

export function faultOfFiles(files: readonly NamedFile[]): FileFault | undefined {
  if (files.length > maxFiles) return 'too_many_files';
  const fault = files.map(faultOfFile).find((one) => one !== undefined);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return fault ?? (total > maxFilesBytes ? 'files_too_large' : undefined);
}

export function addFiles<TFile extends NamedFile>(
  list: readonly TFile[],
  added: readonly TFile[],
): { files: TFile[]; refused: { name: string; fault: FileFault }[] } {
  const files = [...list];
  const refused: { name: string; fault: FileFault }[] = [];
  for (const file of added) {
    const fault = faultOfFile(file) ?? faultOfFiles([...files, file]);
    if (fault) refused.push({ name: file.name, fault });
    else files.push(file);
  }
  return { files, refused };
}
