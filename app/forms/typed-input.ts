function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return control.value !== (initial?.value ?? '');
  }
  if (control instanceof HTMLTextAreaElement) return plain(control.value) !== plain(control.defaultValue);
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function postedForms(within: Element): HTMLFormElement[] {
  return [...within.querySelectorAll<HTMLFormElement>('form[method="post"]')];
}

/** Whether a visitor has typed, ticked or chosen something in a form that is posted. */
export function hasTypedInput(within: Element): boolean {
  return postedForms(within).some((form) => [...form.elements].some(isChanged));
}

/** The event lets the drafts of the forms follow. */
export function discardTypedInput(within: Element): void {
  for (const form of postedForms(within)) {
    form.reset();
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
