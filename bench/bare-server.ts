import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { catchTree } from './caught-tree.ts';

/* The site's comparison: sends the bytes of a page, or renders it with react-dom/server for each request. */

const planSchema = v.variant('kind', [
  v.object({
    kind: v.literal('bytes'),
    headers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    body: v.string(),
  }),
  v.object({ kind: v.literal('tree'), path: v.string() }),
  v.object({ kind: v.literal('elements'), html: v.string() }),
]);

type Plan = { type: string; props: Record<string, unknown>; children: (Plan | string)[] };

/** Elements whose text is not escaped. */
const rawText = new Set(['script', 'style', 'noscript']);

function textOf(node: ChildNode): string {
  if (isText(node)) return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function planOf(element: Element): Plan {
  const { style: _style, ...attributes } = element.attribs;
  if (rawText.has(element.name)) {
    const dangerouslySetInnerHTML = { __html: element.children.map(textOf).join('') };
    return { type: element.name, props: { ...attributes, dangerouslySetInnerHTML }, children: [] };
  }
  const children = element.children.flatMap((child): (Plan | string)[] => {
    if (isTag(child)) return [planOf(child)];
    return isText(child) ? [child.data] : [];
  });
  return { type: element.name, props: attributes, children };
}

function build({ type, props, children }: Plan): ReactNode {
  return createElement(
    type,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : build(child))),
  );
}

const plan = v.parse(planSchema, JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));

async function renderer(): Promise<() => string> {
  if (plan.kind === 'tree') return catchTree(plan.path);
  const html = plan.kind === 'elements' && parseDocument(plan.html).children.find(isTag);
  if (!html) throw new Error('The page has no element');
  const page = planOf(html);
  return () => `<!DOCTYPE html>${renderToString(build(page))}`;
}

async function handler() {
  if (plan.kind === 'bytes') {
    const body = Buffer.from(plan.body, 'base64');
    return () => ({ headers: plan.headers, body });
  }
  const render = await renderer();
  return () => {
    const body = render();
    return {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    };
  };
}

const answer = await handler();
const server = createServer((_request, response) => {
  const { headers, body } = answer();
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`Listening on ${address.port}`);
});
