import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readTerms } from '#api/content/read-terms.ts';
import { type Locale, locales } from '#contract/locales.ts';

const root = resolve(import.meta.dirname, '../..');

function messagesOf(locale: Locale): Record<string, unknown> {
  const text = readFileSync(resolve(root, `messages/${locale}.json`), 'utf8');
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(text));
}

const english = messagesOf('en-US');
const consents = readTerms(resolve(root, 'content')).filter(({ kind }) => kind === 'inquiry');

/** What is stored with an inquiry is the version of a text; this is the text that the form shows. */
describe('the consent of the inquiry form', () => {
  const newest = consents.toSorted((one, other) => one.version.localeCompare(other.version)).at(-1);

  it.each(locales)('is in %s just what the form shows', (locale) => {
    const messages = messagesOf(locale);
    const message = (name: string) => String(messages[name] ?? english[name]);
    const lines = ['purpose', 'items', 'retention', 'refusal'].map(
      (part) => `- ${message(`inquiry_consent_${part}`)}`,
    );
    expect(newest?.translations.find((translation) => translation.locale === locale)).toEqual({
      locale,
      title: message('inquiry_consent_legend'),
      content: lines.join('\n'),
    });
  });
});
