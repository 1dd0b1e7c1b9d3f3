type DraftField = { value: string; initial: string; set: (value: string) => void; focus: () => void };

function announce(element: HTMLElement): void {
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function initialOf(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string {
  if (!(element instanceof HTMLSelectElement)) return plain(element.defaultValue);
  const options = [...element.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function radioField(list: RadioNodeList): DraftField {
  const radios = [...list].filter((node) => node instanceof HTMLInputElement);
  return {
    value: list.value,
    initial: radios.find(({ defaultChecked }) => defaultChecked)?.value ?? '',
    set: (value) => {
      for (const radio of radios) radio.checked = radio.value === value;
      if (radios[0]) announce(radios[0]);
    },
    focus: () => (radios.find(({ checked }) => checked) ?? radios[0])?.focus(),
  };
}

function hasOption(element: Element, value: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return true;
  return [...element.options].some((option) => option.value === value);
}

export function findField(form: HTMLFormElement, name: string): DraftField | undefined {
  const element = form.elements.namedItem(name);
  if (element instanceof RadioNodeList) return radioField(element);
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  if (!isControl) return undefined;
  return {
    value: element.value,
    initial: initialOf(element),
    set: (value) => {
      if (!hasOption(element, value)) return;
      element.value = value;
      announce(element);
    },
    focus: () => element.focus(),
  };
}

/** Values that differ from the form's own, with the choice in each list: its default depends on the language. */
export function readTyped(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const fields = names.flatMap((name) => {
    const field = findField(form, name);
    return field ? [{ name, ...field }] : [];
  });
  if (fields.every(({ value, initial }) => value === initial)) return {};
  const typed = fields.filter(
    ({ name, value, initial }) =>
      value !== initial || (value && form.elements.namedItem(name) instanceof HTMLSelectElement),
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** Fills in untouched fields. @returns their names */
export function fillIn(form: HTMLFormElement, values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = findField(form, name);
    if (!field || field.value !== field.initial || field.value === value) return [];
    field.set(value);
    return findField(form, name)?.value === value ? [name] : [];
  });
}

export function resetFields(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const field = findField(form, name);
    field?.set(field.initial);
  }
  findField(form, names[0] ?? '')?.focus();
}

/** FNV-1a of the form's own values: enough to notice a change, without another copy of them. */
export function digestInitial(form: HTMLFormElement, names: readonly string[]): string {
  const text = JSON.stringify(names.map((name) => findField(form, name)?.initial));
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export function hasFiles(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => element instanceof HTMLInputElement && element.files?.length);
}
