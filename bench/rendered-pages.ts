import { newDataDir } from '../tests/support/databases.ts';
import { type RunningSite, startSite } from '../tests/support/site.ts';
import { signInMember } from '../tests/support/site-sessions.ts';
import { bothFigures, compare, startBare } from './compare.ts';
import { putUnderLoad } from './http-load.ts';
import type { Results } from './results.ts';

/* Pages that are rendered for each request. */

/** Uppercase paths lead to the same page and are not cached. */
export const renderedPath = '/NEWS?lang=en-US&size=40';

export async function benchRendered(site: RunningSite, env: Record<string, string>): Promise<Results> {
  const plain = { 'accept-encoding': 'identity' };
  const page = await fetch(site.url + renderedPath, { headers: plain });
  const html = await page.text();
  if (page.headers.has('cache-status') || (html.match(/<article|<li/g)?.length ?? 0) < 40)
    throw new Error('This is not a rendered list with 40 items');
  const tree = await startBare({ kind: 'tree', path: renderedPath }, env);
  const { ours, bare: sameTree } = await compare(site, renderedPath, tree, { headers: plain });
  tree.end();
  const elements = await startBare({ kind: 'elements', html });
  const { ours: again, bare: sameElements } = await compare(site, renderedPath, elements, { headers: plain });
  elements.end();
  const made =
    'a rendered list of 40, requests a second: the site, API and layout included, to react-dom/server on';
  return {
    bounds: [
      {
        what: `${made} bare node:http with the same React tree`,
        value: ours.perSecond / sameTree.perSecond,
        atLeast: 0.3,
        aim: 0.6,
      },
      {
        what: `${made} the same with bare elements in place of our components`,
        value: again.perSecond / sameElements.perSecond,
        atLeast: 0.25,
        aim: 0.6,
      },
    ],
    measured: [
      ...bothFigures('a rendered list of 40, the site', ours),
      ...bothFigures('the same React tree, bare react-dom/server', sameTree),
      ...bothFigures('the same elements, bare react-dom/server', sameElements),
    ],
  };
}

/** Of which the visitor's own data is read from the database. */
const ownPaths = { '/mypage': '/mypage?lang=en-US', '/search': '/search?lang=en-US&q=lumi' };

async function benchEmbedded(site: RunningSite): Promise<Results> {
  const embedded = await startSite({ DATA_DIR: newDataDir(), LOG_LEVEL: 'warn' });
  try {
    const headers = { 'accept-encoding': 'identity' };
    // The other process has rendered this page for longer than that.
    await putUnderLoad({ url: embedded.url + renderedPath, pid: embedded.pid, headers, seconds: 30 });
    const other = { url: site.url + renderedPath, pid: site.pid, end: () => undefined };
    const compared = await compare(embedded, renderedPath, other, { headers });
    return {
      bounds: [
        {
          what: 'a rendered list of 40, requests a second: with PGlite to with PostgreSQL',
          value: compared.ours.perSecond / compared.bare.perSecond,
          atLeast: 0.8,
          aim: 1,
        },
      ],
      measured: bothFigures('a rendered list of 40, with PGlite', compared.ours),
    };
  } finally {
    await embedded.kill();
  }
}

export async function benchOtherPages(site: RunningSite, env: Record<string, string>): Promise<Results> {
  const results = await benchEmbedded(site);
  const cookie = await signInMember(site, env);
  const headers = { 'accept-encoding': 'identity', cookie: `${cookie}; lang=en-US` };
  const list = { url: site.url + renderedPath, pid: site.pid, end: () => undefined };
  for (const [name, path] of Object.entries(ownPaths)) {
    const { ours, bare } = await compare(site, path, list, { headers });
    results.bounds.push({
      what: `${name}, requests a second: to the rendered list of 40`,
      value: ours.perSecond / bare.perSecond,
      atLeast: 0.83,
      aim: 1,
    });
    results.measured.push(...bothFigures(name, ours));
  }
  return results;
}
