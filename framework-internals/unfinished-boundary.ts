const fallbackMarker = '<!--$!-->';

export function hasUnfinishedBoundary(html: string): boolean {
  return html.includes(fallbackMarker);
}
