import type { Database } from '#api/db/database.ts';
import { staff } from '#api/db/schema/index.ts';
import { startStaffSession } from '#api/services/staff/staff-sessions.ts';
import { apiBase } from '#contract/endpoints.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { ContentDesk } from './content-desk.ts';
import { type DatabaseKind, newPostgresDatabase, newSeededDataDir } from './databases.ts';
import { type RunningSite, startSite } from './site.ts';
import { openDatabaseOf } from './test-database.ts';

/** A signed-in person, stored without the steps of enrolment. */
async function storeStaff(db: Database, role: StaffRole): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const [row] = await db
    .insert(staff)
    .values({ email, name: '김직원', role, state: 'active' })
    .returning({ id: staff.id });
  return (await db.transaction((tx) => startStaffSession(tx, row?.id ?? 0, '192.0.2.1'))).token;
}

function deskAt({ url }: RunningSite, token: string): ContentDesk {
  const site: ConstructorParameters<typeof ContentDesk>[0]['site'] = {
    fetch: (path, init) => fetch(`${url}${apiBase}${path}`, init),
    call: (method, path, { body, token: credential } = {}) =>
      fetch(`${url}${apiBase}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(credential === undefined ? {} : { authorization: credential }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      }),
  };
  return new ContentDesk({ site }, token);
}

export type ContentSites = {
  /** The site of the editors. */
  site: RunningSite;
  /** The site of the visitors: a second process on PostgreSQL. PGlite has one. */
  publicSite: RunningSite;
  desk: ContentDesk;
  other: ContentDesk;
  stop(): Promise<void>;
};

/** Running sites with the sample content and two editors. */
export async function startContentSites(kind: DatabaseKind, serverUrl: string): Promise<ContentSites> {
  const env: Record<string, string> =
    kind === 'pglite'
      ? { DATA_DIR: newSeededDataDir() }
      : { DATABASE_URL: await newPostgresDatabase(serverUrl) };
  const { db, close } = await openDatabaseOf(env);
  const tokens = [await storeStaff(db, 'editor'), await storeStaff(db, 'editor')] as const;
  await close();
  const site = await startSite(env);
  const publicSite = kind === 'pglite' ? site : await startSite(env);
  return {
    site,
    publicSite,
    desk: deskAt(site, tokens[0]),
    other: deskAt(site, tokens[1]),
    stop: async () => {
      await site.kill();
      if (publicSite !== site) await publicSite.kill();
    },
  };
}
