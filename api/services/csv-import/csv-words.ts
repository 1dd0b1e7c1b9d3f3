import type { Locale } from '#contract/locales.ts';

const labelLocales = ['ko-KR', 'en-US'] as const;

export type LabelLocale = (typeof labelLocales)[number];

export function labelLocaleOf(locale: Locale): LabelLocale {
  return locale === 'ko-KR' ? locale : 'en-US';
}

function plain(word: string): string {
  return word.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

export class CsvWords<TKey extends string> {
  readonly keys: readonly TKey[];
  readonly #wordIn: (key: TKey, shownIn: LabelLocale) => string;
  readonly #byWord: ReadonlyMap<string, TKey>;

  constructor(keys: readonly TKey[], wordIn: (key: TKey, shownIn: LabelLocale) => string) {
    this.keys = keys;
    this.#wordIn = wordIn;
    this.#byWord = new Map(
      keys.flatMap((key): [string, TKey][] => [
        [plain(key), key],
        ...labelLocales.map((shownIn): [string, TKey] => [plain(wordIn(key, shownIn)), key]),
      ]),
    );
  }

  write(key: TKey, locale: Locale): string {
    return this.#wordIn(key, labelLocaleOf(locale));
  }

  read(word: string): TKey | undefined {
    return this.#byWord.get(plain(word));
  }
}
