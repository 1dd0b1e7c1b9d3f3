import { type DatabaseLine, openDatabaseLine } from './database-line.ts';
import { newDataDir } from './databases.ts';
import { test as base, databaseUrl } from './fixtures.ts';
import { freePort, startSite } from './site.ts';
import { behindProxy } from './visitor.ts';

/** The test's site is a second process, whose `line` to the database can be cut. */
export const test = base.extend<{ line: DatabaseLine }>({
  line: async ({ browserName: _browserName }, use) => {
    const line = await openDatabaseLine(databaseUrl());
    await use(line);
    line.close();
  },
  siteUrl: async ({ line }, use) => {
    const port = String(await freePort());
    const site = await startSite({
      ...behindProxy,
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      DATABASE_URL: line.url,
      DATA_DIR: newDataDir(),
    });
    await use(site.url);
    await site.kill();
  },
});
