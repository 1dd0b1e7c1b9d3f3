/** The network of a client address: IPv4 as it is, IPv6 by its /64, which belongs to one customer. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
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

  constructor({ whole, share }: { whole: number; share: number }) {
    this.#whole = whole;
    this.#share = share;
  }

  /** Adds bytes. Returns true when a limit is exceeded; the bytes count until `giveBack`. */
  take(address: string, bytes: number): boolean {
    const network = networkOf(address);
    const held = (this.#held.get(network) ?? 0) + bytes;
    this.#held.set(network, held);
    this.#total += bytes;
    return this.#total > this.#whole || held > this.#share;
  }

  giveBack(address: string, bytes: number): void {
    const network = networkOf(address);
    const held = (this.#held.get(network) ?? 0) - bytes;
    if (held > 0) this.#held.set(network, held);
    else this.#held.delete(network);
    this.#total -= bytes;
  }
}
