/* Pictures of the content: AVIF files named by the identifier, width and height in pixels of the largest one. */

/** Pixels. A narrower picture has its own width instead. */
export const pictureWidths = { small: 800, full: 1600 } as const;

export type PictureSize = { width: number; height: number };

export function pictureUrl(id: string, { width, height }: PictureSize): string {
  return `/api/v1/pictures/${id}-${width}x${height}.avif`;
}

export function isStoredPicture(url: string): boolean {
  return /^\/api\/v1\/pictures\/[0-9a-f]{32}-\d{1,4}x\d{1,5}\.avif$/.test(url);
}
