export function maskEmail(email: string): string {
  return email.replace(/^(.{0,2}).*@/u, '$1***@');
}

/** Hides all but the first three and the last four digits. */
export function maskNumber(number: string): string {
  return number.replace(/^(.{3}).*(.{4})$/u, '$1****$2');
}
