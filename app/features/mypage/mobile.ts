/** A mobile number as it is written in Korea, e.g. 010-1234-5678. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^(01\d)(\d{3,4})(\d{4})$/, '$1-$2-$3');
}
