/** A path as far as it can be decoded: more than once, since whoever reads it next may decode it again. */
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

/** A path as all spellings have it by which the router finds its page. */
export function plainPath(path: string): string {
  return decodedPath(path).toLowerCase().replace(/\/+$/, '');
}

const guardedParts = ['/mypage', '/sample'];

/** Whether a path is for members alone: any that holds /mypage or /sample, in any spelling that the router takes. */
export function isGuarded(path: string): boolean {
  const plain = plainPath(path);
  return guardedParts.some((part) => plain.includes(part));
}
