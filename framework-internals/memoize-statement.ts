const maxForms = 50;

/** Builds a statement once per form. `write` ends in `prepare('')`; `prepareStatements` names it. */
export function memoizeStatement<TDatabase extends object, TForm extends readonly unknown[], TStatement>(
  write: (db: TDatabase, ...form: TForm) => TStatement,
): (db: TDatabase, ...form: TForm) => TStatement {
  const statements = new WeakMap<TDatabase, Map<string, TStatement>>();
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
