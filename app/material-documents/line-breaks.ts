/* Korean and Latin text breaks at spaces, Chinese between characters. */

const han = /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u;
const notFirst = /[、。，．：；！？）》〉」』】〕％～…·’”)\]},.;:!?%–]/u;
const notLast = /[（《〈「『【〔‘“([{]/u;
const joiner = '\u2060';

function mayBreak(before: string, after: string): boolean {
  if (before === ' ') return after !== ' ';
  if (!(han.test(before) || han.test(after)) || after === ' ') return false;
  return ![before, after].includes(joiner) && !notLast.test(before) && !notFirst.test(after);
}

/** Parts between which a line may break. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let previous = '';
  for (const character of text) {
    if (previous !== '' && mayBreak(previous, character)) parts.push(character);
    else parts.push((parts.pop() ?? '') + character);
    previous = character;
  }
  return parts;
}

type Measure = (text: string) => number;

/** A part that is wider than a line breaks anywhere. */
function split(part: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  for (const character of part) {
    const joined = (pieces.at(-1) ?? '') + character;
    if (pieces.length === 0 || measure(joined) > width) pieces.push(character);
    else pieces[pieces.length - 1] = joined;
  }
  return pieces;
}

/**
 * Each part is measured once, because measuring takes most of the time of a document.
 * @param measure the width of a text, in the unit of `width`
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const add = (part: string) => {
    const visible = part.trimEnd();
    const size = measure(visible);
    if (line !== '' && used + size > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += part;
    used += visible === part ? size : measure(part);
  };
  for (const part of partsOf(text)) {
    const shown = part.replaceAll(joiner, '');
    if (measure(shown.trimEnd()) <= width) add(shown);
    else for (const piece of split(shown, width, measure)) add(piece);
  }
  if (line !== '') lines.push(line);
  return lines;
}
