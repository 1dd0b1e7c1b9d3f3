export const hintCookie = 'signed_in';

const mark = 'data-signed-in';

const pattern = new RegExp(`(?:^|; )${hintCookie}=1`);

export const hintScript = `${pattern}.test(document.cookie)&&document.documentElement.setAttribute("${mark}","")`;

export function hasSessionHint(): boolean {
  return pattern.test(document.cookie);
}

export function showSession(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(mark, isSignedIn);
}
