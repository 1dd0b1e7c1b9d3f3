import type { Database } from './database.ts';

/** Usually one per order of requested languages. */
const maxForms = 50;

/**
 * Builds a statement once per form. `write` ends in `prepare('')`; `prepareStatements` names it.
 */
export function memoizeStatement<TForm extends readonly unknown[], TStatement>(
  write: (db: Database, ...form: TForm) => TStatement,
): (db: Database, ...form: TForm) => TStatement {
  const statements = new WeakMap<Database, Map<string, TStatement>>();
  return (db, ...form) => {
    const forms = statements.get(db) ?? new Map<string, TStatement>();
    statements.set(db, forms);
    const key = JSON.stringify(form);
    const known = forms.get(key);
    if (known) return known;
    const statement = write(db, ...form);
    if (forms.size < maxForms) forms.set(key, statement);
    return statement;
  };
}
