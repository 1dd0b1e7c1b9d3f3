/** A field of an item. `isMissing` is one without a value. */
export type ContentPlace = { field: string; line?: number | undefined; isMissing?: boolean };

/** The message names the file and the fault. `place` is set for faults that the dashboard shows beside a field. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly place: ContentPlace | undefined;

  constructor(message: string, place?: ContentPlace) {
    super(message);
    this.place = place;
  }
}
