const maxSuggestions = 3;
const maxDistance = 2;

function isContainedInOrder(text: string, name: string): boolean {
  let from = 0;
  for (const character of text.replaceAll(' ', '')) {
    from = name.indexOf(character, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

/** Levenshtein distance. Hangul is compared letter by letter, not by syllable. */
function distance(one: string, other: string): number {
  const [left, right] = [one.normalize('NFD'), other.normalize('NFD')];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

/** Names that `text` abbreviates (충북 of 충청북도), or else misspells. Best first. */
export function suggest(text: string, names: readonly string[]): string[] {
  const byDistance = names
    .map((name) => ({ name, distance: distance(text, name) }))
    .toSorted((one, other) => one.distance - other.distance);
  const abbreviated = byDistance.filter(({ name }) => isContainedInOrder(text, name));
  const misspelt = byDistance.filter((candidate) => candidate.distance <= maxDistance);
  return (abbreviated.length > 0 ? abbreviated : misspelt).slice(0, maxSuggestions).map(({ name }) => name);
}
