/*
 * What one process holds in memory of what is sent to it, and how much of that a single customer may have: otherwise a
 * few large uploads, sent as slowly as possible, would keep everybody else out.
 */

/**
 * What a client address stands for as a customer: IPv4 as it is, IPv6 by its /64, all of which a single customer has.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  // As URLs write it: every spelling of an address is the same one.
  const canonical = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) ?? address;
  const [head = '', tail] = canonical.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':');
}

export class ByteBudget {
  readonly #whole: number;
  readonly #share: number;
  readonly #held = new Map<string, number>();
  #total = 0;

  /** @param share bytes of the whole that may be held for one client's network */
  constructor({ whole, share }: { whole: number; share: number }) {
    this.#whole = whole;
    this.#share = share;
  }

  /** Counts bytes that are held. @returns whether they are too many, for this client or in all */
  take(address: string, bytes: number): boolean {
    const network = networkOf(address);
    const held = (this.#held.get(network) ?? 0) + bytes;
    this.#held.set(network, held);
    this.#total += bytes;
    return this.#total > this.#whole || held > this.#share;
  }

  /** Counts bytes no more that were counted. */
  giveBack(address: string, bytes: number): void {
    const network = networkOf(address);
    const held = (this.#held.get(network) ?? 0) - bytes;
    if (held > 0) this.#held.set(network, held);
    else this.#held.delete(network);
    this.#total -= bytes;
  }
}
