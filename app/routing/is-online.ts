/** Whether this site can be reached. `navigator.onLine` is also true in a network without internet access. */
export async function isOnline(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
