import type { Database } from './database.ts';

/** How many forms of a statement are kept: one for each order of languages that is asked for, as a rule. */
const maxForms = 50;

/**
 * Has drizzle put a statement together once for each form of it, not each time that it runs: for a page of posts that takes
 * longer than to read the answer. What differs from one run to the next is a placeholder in it.
 * @param write ends in `prepare('')`: `prepareStatements` finds names for the database
 */
export function keepStatement<TForm extends readonly unknown[], TStatement>(
  write: (db: Database, ...form: TForm) => TStatement,
): (db: Database, ...form: TForm) => TStatement {
  const kept = new WeakMap<Database, Map<string, TStatement>>();
  return (db, ...form) => {
    const forms = kept.get(db) ?? new Map<string, TStatement>();
    kept.set(db, forms);
    const key = JSON.stringify(form);
    const known = forms.get(key);
    if (known) return known;
    const statement = write(db, ...form);
    if (forms.size < maxForms) forms.set(key, statement);
    return statement;
  };
}
