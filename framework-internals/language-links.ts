const languageLinks = /(<a href="[^"]*)(" hrefLang=")/g;

export function extendLanguageLinks(html: string, parameters: string): string {
  const added = `&amp;${parameters.replaceAll('&', '&amp;')}`;
  return html.replaceAll(languageLinks, (_link, before, after) => before + added + after);
}
