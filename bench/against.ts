import { resolve } from 'node:path';
import { newDataDir } from '../tests/support/databases.ts';
import { setup as ownTemporaryFolder } from '../tests/support/global-folder.ts';
import { inLanguage, publicPages } from '../tests/support/pages.ts';
import { startSite } from '../tests/support/site.ts';
import { bothFigures, compare } from './compare.ts';
import { measureSurely, medianOf, runs } from './lighthouse.ts';
import { isHeld, type Results, report } from './results.ts';

/* `node bench/against.ts FOLDER` compares this build with the build of another revision in FOLDER, side by side, with sample content. */

const loads: Record<string, string> = {
  'a cached page': '/news?lang=en-US',
  'a rendered list of 40': '/NEWS?lang=en-US&size=40',
  'a page of the API': '/api/v1/post/news?page=1&size=10',
};
const pages = new Set(['home', 'company-intro', 'business-material', 'business-pharmacy', 'news', 'contact']);

type Site = Awaited<ReturnType<typeof startSite>>;

async function compareLoads(ours: Site, theirs: Site): Promise<Results> {
  const results: Results = { bounds: [], measured: [] };
  for (const [what, path] of Object.entries(loads)) {
    const other = { url: theirs.url + path, pid: theirs.pid, end: () => undefined };
    const compared = await compare(ours, path, other, { headers: { 'accept-encoding': 'identity' } });
    const value = compared.ours.perSecond / compared.bare.perSecond;
    results.bounds.push({
      what: `${what}, requests a second: this build to the other`,
      value,
      atLeast: 0.95,
      aim: 1,
    });
    results.measured.push(
      ...bothFigures(`${what}, this build`, compared.ours),
      ...bothFigures(`${what}, the other`, compared.bare),
    );
  }
  return results;
}

async function compareScores(ours: Site, theirs: Site): Promise<Results> {
  const results: Results = { bounds: [], measured: [] };
  for (const [name, publicPath] of Object.entries(publicPages).filter(([known]) => pages.has(known))) {
    const path = inLanguage(publicPath, 'ko-KR');
    const scores: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
    for (let run = 0; run < runs; run += 1) {
      scores.ours.push(await measureSurely(ours.url + path));
      scores.theirs.push(await measureSurely(theirs.url + path));
    }
    const [own, other] = [medianOf(scores.ours), medianOf(scores.theirs)];
    const what = `Lighthouse, performance on a phone: ${name}`;
    results.bounds.push({
      what: `${what}: this build to the other`,
      value: own / other,
      atLeast: 0.98,
      aim: 1,
    });
    results.measured.push(
      { what: `${what}, this build`, value: own, unit: 'of 100' },
      { what: `${what}, the other`, value: other, unit: 'of 100' },
    );
  }
  return results;
}

const folder = process.argv[2];
if (!folder) throw new Error('Which build? node bench/against.ts FOLDER');
const begun = performance.now();
const removeFolder = ownTemporaryFolder();
const settings = () => ({ DATA_DIR: newDataDir(), LOG_LEVEL: 'warn' });
const ours = await startSite(settings());
const theirs = await startSite(settings(), resolve(folder, '.output/server/index.mjs'));
try {
  const results = [await compareLoads(ours, theirs), await compareScores(ours, theirs)];
  console.log(report(results, (performance.now() - begun) / 1000));
  if (results.some(({ bounds }) => !bounds.every(isHeld))) process.exitCode = 1;
} finally {
  await Promise.all([ours.kill(), theirs.kill()]);
  removeFolder();
}
