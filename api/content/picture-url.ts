/* Pictures of the content: AVIF files named by the identifier, width and height in pixels of the largest one. */

/** Pixels. A narrower picture has its own width instead. */
export const pictureWidths = { small: 800, full: 1600 } as const;

export type PictureSize = { width: number; height: number };

export function pictureUrl(id: string, { width, height }: PictureSize): string {
  return `/api/v1/pictures/${id}-${width}x${height}.avif`;
}
