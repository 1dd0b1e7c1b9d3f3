/*
 * What has to be closed when the process ends. The entry and the handler are bundled apart, so the list lives
 * on the process and not in this module.
 */

type Close = () => Promise<void>;

const key = Symbol.for('server.closers');
const holder: typeof globalThis & { [key]?: Close[] } = globalThis;

export function onShutdown(close: Close): void {
  holder[key] = [...(holder[key] ?? []), close];
}

export async function closeAll(): Promise<void> {
  await Promise.all((holder[key] ?? []).map((close) => close()));
}
