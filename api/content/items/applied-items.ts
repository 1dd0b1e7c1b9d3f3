import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { contentItems } from '#api/db/schema/index.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import { type EditedFilter, inBatches, type OnEdited } from '../changes.ts';
import { ContentError } from '../content-error.ts';
import { recordApplied } from './record-applied.ts';

const namedItems = 20;

/** Lets `content apply` store items, and writes their versions. */
export class AppliedItems {
  readonly #tx: Transaction;
  readonly #onEdited: OnEdited;
  readonly #accepted = new Map<ItemKind, string[]>();
  readonly #refused: string[] = [];

  constructor(tx: Transaction, onEdited: OnEdited) {
    this.#tx = tx;
    this.#onEdited = onEdited;
  }

  /** Locks the items: a draft that is saved meanwhile waits. */
  async #findEdited(kind: ItemKind, keys: readonly string[]): Promise<string[]> {
    const edited: string[] = [];
    for (const batch of inBatches(keys)) {
      const rows = await this.#tx
        .select({ key: contentItems.key, edited: contentItems.edited })
        .from(contentItems)
        .where(and(eq(contentItems.kind, kind), inArray(contentItems.key, batch)))
        .orderBy(contentItems.id)
        .for('update');
      edited.push(...rows.filter((row) => row.edited).map(({ key }) => key));
    }
    return edited;
  }

  readonly accept: EditedFilter = async (kind, keys) => {
    const edited = await this.#findEdited(kind, keys);
    const refused = this.#onEdited === 'overwrite' ? [] : edited;
    this.#refused.push(...refused.map((key) => `${kind}/${key}`));
    const accepted = keys.filter((key) => !refused.includes(key));
    this.#accepted.set(kind, [...(this.#accepted.get(kind) ?? []), ...accepted]);
    return new Set(accepted);
  };

  /** Call after everything was stored. @throws {ContentError} naming the items that were edited */
  async finish(): Promise<void> {
    if (this.#onEdited === 'refuse' && this.#refused.length > 0) {
      const more = this.#refused.length - namedItems;
      const names = this.#refused.slice(0, namedItems).join(', ') + (more > 0 ? ` and ${more} more` : '');
      throw new ContentError(
        `Edited in the dashboard since they were applied: ${names}. Nothing was changed. --force overwrites them; their drafts stay in the history.`,
      );
    }
    for (const [kind, keys] of this.#accepted) await recordApplied(this.#tx, kind, keys);
  }
}
