import { join } from 'node:path';
import * as v from 'valibot';
import type { DocumentType } from '#contract/document-types.ts';
import { documentTypeSchema } from '#contract/documents.ts';
import type { Locale } from '#contract/locales.ts';
import { type TermKind, termKindSchema } from '#contract/terms.ts';
import { ContentError } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { lineOf, momentSchema, plainPublication, publication } from './fields.ts';
import { foldersOf, parseContent, readLanguages, readYaml } from './parse-content.ts';
import type { Pictures } from './pictures.ts';
import { readAttachment } from './read-attachment.ts';

export type ContentTerm = {
  file: string;
  kind: TermKind;
  version: string;
  effectiveAt: Date;
  consentAgain: boolean;
  isUnfavourable: boolean;
  translations: { locale: Locale; title: string; content: string; changes: string | null }[];
};

const termSchema = v.strictObject({
  effectiveAt: momentSchema,
  consentAgain: v.optional(v.boolean(), false),
  unfavourable: v.optional(v.boolean(), false),
});
const versionSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be a version such as 2026-11-20'));
const frontSchema = v.strictObject({ title: lineOf(200), changes: v.optional(lineOf(1000)) });

function readTerm(root: string, kindName: string, versionName: string, pictures: Pictures): ContentTerm {
  const folder = join(root, kindName, versionName);
  const file = join(folder, 'terms.yaml');
  const { unfavourable, ...settings } = readYaml(file, termSchema);
  return {
    file,
    ...parseContent(folder, termKindSchema, { kind: kindName }),
    version: parseContent(folder, versionSchema, versionName),
    ...settings,
    isUnfavourable: unfavourable,
    translations: readLanguages(folder, frontSchema, pictures).map(({ file, locale, front, body }) => {
      if (!body) throw new ContentError(`${file}: has no text`);
      return { locale, title: front.title, content: body, changes: front.changes ?? null };
    }),
  };
}

export function readTerms(root: string, pictures: Pictures): ContentTerm[] {
  const folder = join(root, 'terms');
  return foldersOf(folder).flatMap((kind) =>
    foldersOf(join(folder, kind)).map((version) => readTerm(folder, kind, version, pictures)),
  );
}

export type ContentDocument = {
  file: string;
  type: DocumentType;
  locale: Locale;
  title: string;
  publishedAt: Date | null;
  attachment: ContentFile;
};

const documentFrontSchema = v.strictObject({
  title: lineOf(200),
  summary: v.optional(lineOf(500)),
  ...publication,
});

type DocumentSource = {
  file: string;
  type: DocumentType;
  locale: Locale;
  front: unknown;
  attachment: ContentFile;
};

export function parseDocument({ front, ...document }: DocumentSource): ContentDocument {
  const { title, ...publication } = parseContent(document.file, documentFrontSchema, front);
  return { ...document, title, publishedAt: plainPublication(publication) };
}

export function readDocuments(root: string, pictures: Pictures): ContentDocument[] {
  const folder = join(root, 'documents');
  return foldersOf(folder).flatMap((name) => {
    const type = parseContent(join(folder, name), documentTypeSchema, name);
    return readLanguages(join(folder, name), v.unknown(), pictures).map(({ file, locale, front }) => {
      const attachment = readAttachment(join(folder, name, `${locale}.pdf`), `${name}.${locale}.pdf`);
      return parseDocument({ file, type, locale, front, attachment });
    });
  });
}
