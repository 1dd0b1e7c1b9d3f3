import { newDataDir, newPostgresDatabase } from '../tests/support/databases.ts';
import { setup as ownTemporaryFolder } from '../tests/support/global-folder.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { startSite } from '../tests/support/site.ts';
import { signInMember } from '../tests/support/site-sessions.ts';
import { residentMegabytes } from './http-load.ts';
import { putUnderMixedLoad } from './mixed-load.ts';
import { isHeld, type Results, report } from './results.ts';

/* `node bench/soak.ts [MINUTES]` measures the memory of a process under an hour of mixed load, on PostgreSQL. */

const minutes = Number(process.argv[2] ?? 60);
const perSecond = 100;
const connections = 8;
const sampleMs = 5_000;
const windows = 6;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Compares sixths of the time, without the first, in which caches fill. */
function resultsOf(samples: readonly number[]): Results {
  const length = Math.floor(samples.length / windows);
  const means = Array.from({ length: windows }, (_, index) =>
    mean(samples.slice(index * length, (index + 1) * length)),
  );
  return {
    bounds: [
      {
        what: `memory under ${minutes} minutes of mixed load: the last sixth to the second`,
        value: (means.at(-1) ?? Number.NaN) / (means[1] ?? Number.NaN),
        atMost: 1.05,
      },
    ],
    measured: means.map((value, index) => ({
      what: `memory in sixth ${index + 1} of ${minutes} minutes`,
      value,
      unit: 'MB',
    })),
  };
}

const started = performance.now();
const removeFolder = ownTemporaryFolder();
const server = await startPostgres();
const env = {
  DATABASE_URL: await newPostgresDatabase(server.url),
  DATA_DIR: newDataDir(),
  LOG_LEVEL: 'warn',
};
const site = await startSite(env);
const samples: number[] = [];
const watching = setInterval(() => samples.push(residentMegabytes(site.pid)), sampleMs);
try {
  const cookie = await signInMember(site, env);
  await putUnderMixedLoad({ url: site.url, cookie, seconds: minutes * 60, connections, perSecond });
} finally {
  clearInterval(watching);
  await site.kill();
  server.stop();
  removeFolder();
}
const results = resultsOf(samples);
console.log(report([results], (performance.now() - started) / 1000));
if (!results.bounds.every(isHeld)) process.exitCode = 1;
