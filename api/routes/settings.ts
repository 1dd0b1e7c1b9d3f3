import type { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import type { ApiEnv } from '../context.ts';
import { addEndpoint } from '../endpoint.ts';
import { listLanguages } from '../services/languages.ts';

export function addSettingRoutes(app: Hono<ApiEnv>): void {
  addEndpoint(app, endpoints.listLanguages, async () => ({ body: { data: listLanguages() } }));
}
