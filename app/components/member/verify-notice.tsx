/** Placeholder until the API can mail again. */
export function VerifyNotice() {
  return null;
}
