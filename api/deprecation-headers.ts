import type { Endpoint } from '#contract/endpoint.ts';

/** `Deprecation` (RFC 9745) has seconds since 1970, `Sunset` (RFC 8594) a date of HTTP. */
export function deprecationHeaders({ deprecated }: Endpoint): [name: string, value: string][] {
  if (!deprecated) return [];
  const [since, sunset] = [new Date(deprecated.since), new Date(deprecated.sunset)];
  return [
    ['deprecation', `@${since.getTime() / 1000}`],
    ['sunset', sunset.toUTCString()],
  ];
}
