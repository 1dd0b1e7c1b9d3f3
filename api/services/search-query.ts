import { queryText } from './query-text.ts';
import { queryWords } from './search-text.ts';
import { maxWordsOfGroup, type Synonyms } from './synonyms.ts';

const doi = /10\.\d{4,9}\/\S*[a-z\d]/;
const internationalPatent = /\bpct\W{0,2}([a-z]{2})\W{0,2}(\d{4})\W{0,2}(\d{4,6})(?!\d)/;
const koreanPatent = /(?<!\d)(10)\W{0,2}(?:(\d{4})\W{0,2})?(\d{7})(?!\d)/;
const materialCode = /^lmb\W{0,2}(\d{2})\W{0,2}([a-z]{0,2})$/;

/** The spelling that texts have of a DOI, a patent number or a code of a material. */
function identifierIn(query: string): string | undefined {
  const [address] = doi.exec(query) ?? [];
  if (address) return address;
  const [, country, filed, serial] = internationalPatent.exec(query) ?? [];
  if (country) return `pct/${country}${filed}/${serial}`;
  const [, office, year, number] = koreanPatent.exec(query) ?? [];
  if (office) return [office, year, number].filter(Boolean).join('-');
  const [, code, suffix] = materialCode.exec(query) ?? [];
  return code ? `lmb-${code}${suffix}` : undefined;
}

/** Letters and digits only, as the search compares identifiers. */
export const bareIdentifier = (text: string) => text.replace(/[^a-z\d]/g, '');

const maxExpanded = 2;

/** Korean endings that a searched noun can carry, and the plural of English nouns. */
const ending = /(?<=[가-힣]{2})(?:으로|에서|까지|부터|[은는이가을를의과와로])$|(?<=[a-z]{3})s$/;

/** Without an ending: the word itself also finds the text with one. */
function spellingsOf(typed: string, synonyms: Synonyms): readonly string[] | undefined {
  const word = synonyms.has(typed) ? typed : typed.replace(ending, '');
  const group = synonyms.get(word);
  return group && [word, ...group.filter((other) => other !== word)].slice(0, maxWordsOfGroup);
}

/** Words of a query that a group has as one. */
type Run = { start: number; end: number; spellings: readonly string[] };

/** The longest first. */
function findRuns(words: readonly string[], synonyms: Synonyms): Run[] {
  const runs: Run[] = [];
  for (let length = words.length; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      const isFree = runs.length < maxExpanded && runs.every((run) => end <= run.start || run.end <= start);
      const spellings = isFree ? spellingsOf(words.slice(start, end).join(' '), synonyms) : undefined;
      if (spellings) runs.push({ start, end, spellings });
    }
  return runs;
}

export type ParsedQuery = {
  /** Each has to occur. */
  words: string[];
  /** One spelling of each has to occur. */
  expanded: (readonly string[])[];
  /** The spellings of all words, in the order of the query. */
  phrase: (readonly string[])[];
  identifier: string;
};

export function parseQuery(q: string, synonyms: Synonyms): ParsedQuery {
  const query = queryText(q);
  const identifier = identifierIn(query);
  if (identifier) {
    const phrase = [[identifier]];
    return { words: [identifier], expanded: [], phrase, identifier: bareIdentifier(identifier) };
  }
  const words: string[] = [];
  const expanded: (readonly string[])[] = [];
  const phrase: (readonly string[])[] = [];
  const typed = queryWords(query);
  const runs = findRuns(typed, synonyms);
  for (const [index, word] of typed.entries()) {
    const run = runs.find(({ start, end }) => start <= index && index < end);
    if (!run) {
      words.push(word);
      phrase.push([word]);
    } else if (run.start === index) {
      expanded.push(run.spellings);
      phrase.push(run.spellings);
    }
  }
  return { words, expanded, phrase, identifier: bareIdentifier(query) };
}
