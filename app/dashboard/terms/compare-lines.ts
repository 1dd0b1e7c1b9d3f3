import { diffLines, diffWordsWithSpace } from 'diff';

export type Part = { value: string; added: boolean; removed: boolean };

/** Changed lines word by word. Lines without a change are counted only. */
export function compareLines(before: string, after: string): (Part[] | number)[] {
  const lines = diffLines(before, after);
  const found: (Part[] | number)[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [part, next] = [lines[index], lines[index + 1]];
    if (!part) continue;
    if (part.removed && next?.added) {
      found.push(diffWordsWithSpace(part.value, next.value));
      index += 1;
    } else found.push(part.added || part.removed ? [part] : (part.count ?? 0));
  }
  return found;
}
