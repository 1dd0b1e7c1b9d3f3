import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from '../scripts/rehearsal/nginx.ts';
import { newDataDir } from '../tests/support/databases.ts';
import { freePort, startSite } from '../tests/support/site.ts';
import { signInMember } from '../tests/support/site-sessions.ts';
import { putUnderMixedLoad } from './mixed-load.ts';
import type { Results } from './results.ts';

/* Members and visitors on one, two and four processes behind nginx, with one PostgreSQL, all on this machine. */

const counts = [1, 2, 4];
const connections = 32;
const warmUpSeconds = 8;
const seconds = 20;

export async function benchProcesses(databaseUrl: string): Promise<Results> {
  const results: Results = { bounds: [], measured: [] };
  const dataDir = newDataDir();
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1/32',
    LOG_LEVEL: 'warn',
  };
  let cookie = '';
  for (const count of counts) {
    const sites = await Promise.all(Array.from({ length: count }, () => startSite(env)));
    const [first] = sites;
    if (!first) throw new Error('No process');
    cookie ||= await signInMember(first, env);
    const port = await freePort();
    const folder = join(dataDir, `nginx-${count}`);
    mkdirSync(folder);
    const ports = sites.map(({ url }) => Number(new URL(url).port));
    const nginx = await startNginx(folder, port, ports);
    try {
      const load = { url: `http://127.0.0.1:${port}`, cookie, connections };
      await putUnderMixedLoad({ ...load, seconds: warmUpSeconds });
      const { perSecond, p99 } = await putUnderMixedLoad({ ...load, seconds });
      const what = `members and visitors, processes: ${count}`;
      results.measured.push(
        { what, value: perSecond, unit: 'requests/s' },
        { what: `${what}, 99th percentile`, value: p99, unit: 'ms' },
      );
    } finally {
      await nginx.stop();
      await Promise.all(sites.map((site) => site.kill()));
    }
  }
  return results;
}
