import type { ItemContent } from '#contract/staff-content.ts';
import { changedParts, isSamePart, type Part, readPart, writePart } from './content-parts.ts';

export type Merge = {
  /** Both changes. A part that both changed is as in `mine`. */
  merged: ItemContent;
  /** Parts that both changed in different ways. */
  conflicts: Part[];
};

/** Unites two changes of `base`. */
export function mergeContent(base: ItemContent, mine: ItemContent, theirs: ItemContent): Merge {
  const conflicts: Part[] = [];
  let merged = theirs;
  for (const part of changedParts(base, mine)) {
    const isContested = !isSamePart(base, theirs, part) && !isSamePart(mine, theirs, part);
    if (isContested) conflicts.push(part);
    merged = writePart(merged, part, readPart(mine, part));
  }
  return { merged, conflicts };
}
