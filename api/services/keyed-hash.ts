import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { secrets } from '../db/schema/index.ts';

/** A hash of `text` that nobody can compute without the key; `purpose` keeps the uses apart. Hexadecimal. */
export type KeyedHash = (purpose: string, text: string) => string;

const secretName = 'hash_key';

/** The installation's own key, made when it is first asked for. */
async function storedSecret(db: Database): Promise<string> {
  await db
    .insert(secrets)
    .values({ name: secretName, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, secretName));
  if (!row) throw new Error('The key of this installation was not stored');
  return row.value;
}

function hashWith(master: string): KeyedHash {
  const keys = new Map<string, Buffer>();
  return (purpose, text) => {
    let key = keys.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', master, 'lumibiome-site', purpose, 32));
      keys.set(purpose, key);
    }
    return createHmac('sha256', key).update(text).digest('hex');
  };
}

/**
 * HMAC-SHA256 under a key derived for each purpose.
 * @param secret the environment's; undefined: one that is kept in the database
 */
export async function createKeyedHash(db: Database, secret: string | undefined): Promise<KeyedHash> {
  return hashWith(secret ?? (await storedSecret(db)));
}

/**
 * The same, for a database that may not be there yet: `load` fetches the key, once it can, and has to have done
 * so before anything is hashed.
 */
export function openKeyedHash(
  db: Database,
  secret: string | undefined,
): { keyedHash: KeyedHash; load(): Promise<void> } {
  let loaded: KeyedHash | undefined;
  return {
    keyedHash: (purpose, text) => {
      if (!loaded) throw new Error('The key was not loaded');
      return loaded(purpose, text);
    },
    load: async () => {
      loaded ??= await createKeyedHash(db, secret);
    },
  };
}
