export const hintCookie = 'signed_in';

const mark = 'data-signed-in';

const pattern = new RegExp(`(?:^|; )${hintCookie}=1`);

export const hintScript = `(e=>{e.toggleAttribute("${mark}",${pattern}.test(document.cookie));e.toggleAttribute("data-foreign",!/\\bko\\b/.test(navigator.languages))})(document.documentElement)`;

export function hasSessionHint(): boolean {
  return pattern.test(document.cookie);
}

export function showSession(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(mark, isSignedIn);
}
