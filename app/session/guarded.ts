import { pagesWhere } from '#app/pages/pages.ts';

/** Decodes a path up to three times: a later reader may decode it again. */
export function decodedPath(path: string): string {
  let decoded = path;
  for (let round = 0; round < 3; round += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
  }
  return decoded;
}

export function plainPath(path: string): string {
  const decoded = decodedPath(path).toLowerCase();
  let end = decoded.length;
  // Not /\/+$/: it takes quadratic time for a long run of slashes.
  while (decoded[end - 1] === '/') end -= 1;
  return decoded.slice(0, end);
}

export const dashboardPath = '/admin';

export function isDashboardPath(pathname: string): boolean {
  return `${plainPath(pathname)}/`.startsWith(`${dashboardPath}/`);
}

const memberPages: readonly string[] = pagesWhere(({ access }) => access === 'member');

const guardedParts = memberPages.filter((path) => !memberPages.some((above) => path.startsWith(`${above}/`)));

export function isGuarded(path: string): boolean {
  const decoded = decodedPath(path).toLowerCase();
  return guardedParts.some((part) => decoded.includes(part));
}
