import { and, eq, sql } from 'drizzle-orm';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { Database } from '../db/database.ts';
import { posts, products, productTranslations } from '../db/schema/index.ts';
import { isPublished } from './post-anchor.ts';
import { isPublishedProduct } from './products.ts';
import { bareIdentifier, type ParsedQuery } from './search-query.ts';
import { isOneLetterOff } from './search-typos.ts';

const maxCodes = 200;
const maxCodeLength = 9;

type CodeParts = { letters: string; digits: string; suffix: string };

const code = sql<string>`${productTranslations.comparison}->>'code'`;

const publishedCodes = memoizeStatement((db: Database) =>
  db
    .selectDistinct({ code })
    .from(products)
    .innerJoin(productTranslations, eq(productTranslations.productId, products.id))
    .where(and(eq(products.type, 'material'), isPublishedProduct, sql`${code} is not null`))
    .limit(maxCodes)
    .prepare(''),
);

/** Every way to read a text as a code: in LMBO7, the O is a letter or a zero. */
function readingsOf(typed: string): CodeParts[] {
  const text = bareIdentifier(typed);
  const isForeign = /\p{L}/u.test(typed.replace(/[a-z]/g, ''));
  if (isForeign || text.length > maxCodeLength) return [];
  const starts = Array.from({ length: text.length }, (_, start) => start);
  return starts.flatMap((start) => {
    const [, digits = '', suffix = ''] = /^([\doli]*\d[\doli]*)([a-z]*)$/.exec(text.slice(start)) ?? [];
    const letters = text.slice(0, start);
    return digits && /^[a-z]{2,}$/.test(letters) ? [{ letters, digits, suffix }] : [];
  });
}

function letterErrors(typed: string, known: string): number {
  if (typed === known) return 0;
  return isOneLetterOff(Array.from(typed), Array.from(known)) ? 1 : 2;
}

/** Whether `longer` is `shorter` with one more digit, which is any or a zero. */
function hasOneMore(longer: string, shorter: string, digit = /\d/): boolean {
  return Array.from(
    longer,
    (found, index) => digit.test(found) && longer.slice(0, index) + longer.slice(index + 1) === shorter,
  ).some(Boolean);
}

/** Another digit makes another code: only a missing zero, one digit too many, and O, I and L for digits are errors. */
function digitErrors(typed: string, known: string): number {
  if (typed === known) return 0;
  const letters = typed.match(/[oli]/g) ?? [];
  if (letters.length > 0)
    return typed.replaceAll('o', '0').replace(/[li]/g, '1') === known ? letters.length : 2;
  return hasOneMore(typed, known) || hasOneMore(known, typed, /0/) ? 1 : 2;
}

function errorsIn(typed: string, known: string): number {
  const [parts] = readingsOf(known.toLowerCase());
  if (!parts) return Number.POSITIVE_INFINITY;
  const errors = readingsOf(typed).map(
    ({ letters, digits, suffix }) =>
      letterErrors(letters, parts.letters) +
      digitErrors(digits, parts.digits) +
      letterErrors(suffix, parts.suffix),
  );
  return Math.min(...errors);
}

/** The code that differs from the text in one typing error. Undefined if several do, or if the text is a code. */
function nearCode(typed: string, codes: readonly string[]): string | undefined {
  const found = codes.map((known) => ({ known, errors: errorsIn(typed, known) }));
  const [first, ...others] = found.filter(({ errors }) => errors === 1);
  return others.length > 0 || found.some(({ errors }) => errors === 0) ? undefined : first?.known;
}

const typedWords = ({ phrase }: ParsedQuery): string[] => phrase.flatMap(([word]) => word ?? []);

async function correctedCode(db: Database, parsed: ParsedQuery): Promise<string | undefined> {
  const { words } = parsed;
  const typed = typedWords(parsed);
  const all = typed.join('');
  if ([all, ...words].every((text) => readingsOf(text).length === 0)) return undefined;
  const codes = (await publishedCodes(db).execute()).map((row) => row.code);
  const known = nearCode(all, codes);
  if (known !== undefined) return known;
  const corrected = typed.map((word) => (words.includes(word) && nearCode(word, codes)) || word);
  return corrected.every((word, index) => word === typed[index]) ? undefined : corrected.join(' ');
}

const patentNumber = sql<string>`${posts.details}->>'number'`;

const similarNumbers = memoizeStatement((db: Database) =>
  db
    .selectDistinct({ number: patentNumber })
    .from(posts)
    .where(
      and(
        eq(posts.kind, 'patent'),
        isPublished,
        sql`regexp_replace(lower(${patentNumber}), '[^a-z0-9]', '', 'g') like any(${sql.placeholder('patterns')}::text[])`,
      ),
    )
    .limit(2)
    .prepare(''),
);

/** Numbers of Korean patents, with or without the 10 in front, and of international ones. */
const patentForm = /^(?:10(?:\d{4})?\d{7}|pct[a-z]{2}\d{8,10}|\d{7})$/;

const partForm = /^제?\d{7}호?$/;

/** The only number of a patent with one other digit. */
async function correctedPatent(db: Database, parsed: ParsedQuery): Promise<string | undefined> {
  const { identifier } = parsed;
  if (!patentForm.test(identifier)) return undefined;
  const isPart = identifier.length === 7;
  if (isPart && !partForm.test(typedWords(parsed).join(' '))) return undefined;
  const patterns = Array.from(identifier, (digit, index) => {
    const pattern = `${identifier.slice(0, index)}_${identifier.slice(index + 1)}`;
    const isOffice = !isPart && index < 2;
    return /\d/.test(digit) && !isOffice ? [isPart ? `10%${pattern}` : pattern] : [];
  }).flat();
  const [first, other] = await similarNumbers(db).execute({ patterns });
  return other ? undefined : first?.number;
}

/** Without a hit: the only code or number of a patent that one typing error separates from the query. */
export async function correctedIdentifier(db: Database, parsed: ParsedQuery): Promise<string | undefined> {
  return (await correctedPatent(db, parsed)) ?? (await correctedCode(db, parsed));
}
