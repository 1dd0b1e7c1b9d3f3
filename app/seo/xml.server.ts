const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that no XML document may hold, not even escaped, and the other controls. */
const forbidden = /[[\p{Cc}\ufffe\uffff]--[\t\n\r]]/gv;

/** Text as the content of an element or the value of an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** An element that holds a text. */
export function xmlElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${xmlText(text)}</${name}>`;
}
