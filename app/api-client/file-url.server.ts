import { env } from '#app/server/env.server.ts';
import { apiBase } from '#contract/endpoints.ts';
import { apiTransport } from './api-transport.server.ts';

export function fileUrl(url: string): string {
  return env.API_BASE_URL && url.startsWith(`${apiBase}/`) ? apiTransport().origin + url : url;
}
