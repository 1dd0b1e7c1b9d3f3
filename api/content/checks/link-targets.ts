import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { files, posts } from '#api/db/schema/index.ts';
import { findPicture } from '#api/services/pictures.ts';
import { isPublic } from '#api/services/published.ts';
import { apiBase } from '#contract/endpoints.ts';
import type { PostKind } from '#contract/posts.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { isStoredPicture } from '../picture-url.ts';
import sitePictures from '../site-pictures.json' with { type: 'json' };

/** Undefined: fine, or not known. */
type Verdict = Pick<Finding, 'level' | 'code'> | undefined;

const broken = { level: 'error', code: 'broken_link' } as const;

const articlePages: Readonly<Record<string, PostKind>> = {
  '/news/$id': 'news',
  '/research/patent/$id': 'patent',
  '/research/thesis/$id': 'thesis',
};

/** Files of the site, which the API does not know. */
const isFile = (path: string) => /\.[a-z0-9]{2,8}$/i.test(path) || path.startsWith('/rss/');

function matches(pattern: string, path: string): boolean {
  const [names, values] = [pattern.split('/'), path.split('/')];
  return (
    names.length === values.length &&
    names.every((name, index) => name.startsWith('$') || name === values[index])
  );
}

async function isPost(tx: Transaction, kind: PostKind, id: string): Promise<boolean> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return false;
  return (
    (await tx.$count(
      posts,
      and(eq(posts.id, Number(id)), eq(posts.kind, kind), isPublic(posts.publishedAt)),
    )) > 0
  );
}

async function isDownload(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(files, sql`${files.id}::text = ${id}`)) > 0;
}

async function checkApi(tx: Transaction, path: string): Promise<Verdict> {
  const [, kind, name = ''] = path.split('/');
  if (kind === 'files') return (await isDownload(tx, name)) ? undefined : broken;
  if (kind === 'pictures') return (await findPicture(tx, name)) ? undefined : broken;
  return undefined;
}

async function checkInternal(
  tx: Transaction,
  pages: readonly string[] | undefined,
  path: string,
): Promise<Verdict> {
  if (path.startsWith(`${apiBase}/`)) return checkApi(tx, path.slice(apiBase.length));
  if (!pages || isFile(path)) return undefined;
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  const page = pages.find((pattern) => matches(pattern, plain));
  if (!page) return broken;
  const kind = articlePages[page];
  if (!kind) return undefined;
  return (await isPost(tx, kind, plain.slice(plain.lastIndexOf('/') + 1))) ? undefined : broken;
}

function checkExternal(target: string): Verdict {
  if (/^(?:mailto:[^@\s]+@[^@\s]+|tel:[+\d][\d()\s-]*)$/i.test(target)) return undefined;
  const url = URL.parse(target);
  if (!url || !['http:', 'https:'].includes(url.protocol) || !url.hostname.includes('.')) return broken;
  return url.protocol === 'http:' ? { level: 'warning', code: 'insecure_link' } : undefined;
}

/** Addresses of this site are looked up. Others are checked for their form only. @param pages undefined: not known here */
export async function checkLink(
  tx: Transaction,
  pages: readonly string[] | undefined,
  target: string,
): Promise<Verdict> {
  if (target.startsWith('#')) return undefined;
  if (!target.startsWith('/')) return checkExternal(target);
  const url = URL.parse(target, 'http://site.invalid');
  return url?.host === 'site.invalid' ? checkInternal(tx, pages, decodePath(url.pathname)) : broken;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export async function checkPicture(tx: Transaction, target: string): Promise<Verdict> {
  if (!/^\/(?![/\\])/.test(target)) return { level: 'error', code: 'outside_picture' };
  const isKnown = isStoredPicture(target) ? await findPicture(tx, target) : sitePictures.includes(target);
  return isKnown ? undefined : { level: 'error', code: 'missing_picture' };
}
