import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiBase } from '#contract/endpoints.ts';
import { brandNameIn } from '../brand-names.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { escapeHtml } from '../mails/layout.ts';
import { openApiDocument } from '../openapi.ts';

/* Swagger UI from our origin, without inline scripts. */

const page = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API | ${escapeHtml(brandNameIn('en-US'))}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${apiBase}/docs/swagger-ui.css">
<style>
@media (max-width: 40rem) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex-basis: 100%; }
}
</style>
</head>
<body>
<div id="docs"></div>
<script src="${apiBase}/docs/swagger-ui-bundle.js"></script>
<script src="${apiBase}/docs/start.js"></script>
</body>
</html>
`;

const startScript = `SwaggerUIBundle({ url: '${apiBase}/openapi.json', dom_id: '#docs', deepLinking: true, tryItOutEnabled: true, validatorUrl: null });\n`;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const assetTypes = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

export function addDocsRoutes(app: ApiApp, { siteOrigin, resourcesDir }: ApiDeps): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/openapi.json', (context) => {
    document ??= openApiDocument(siteOrigin);
    return context.json(document);
  });
  app.get('/docs', (context) => {
    context.header('content-security-policy', policy);
    return context.html(page());
  });
  app.get('/docs/start.js', (context) => {
    context.header('content-type', 'text/javascript; charset=utf-8');
    return context.body(startScript);
  });
  for (const [name, type] of Object.entries(assetTypes)) {
    app.get(`/docs/${name}`, async (context) => {
      const bytes = await readFile(join(resourcesDir, 'node_modules/swagger-ui-dist', name));
      context.header('content-type', type);
      context.header('cache-control', 'public, max-age=86400');
      return context.body(new Uint8Array(bytes));
    });
  }
}
