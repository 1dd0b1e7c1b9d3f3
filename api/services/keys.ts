import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { secrets } from '../db/schema/index.ts';
import { createEncryption, type Encryption } from './encryption.ts';
import { createKeyedHash, type KeyedHash } from './keyed-hash.ts';

const secretName = 'hash_key';

async function storedSecret(db: Database): Promise<string> {
  await db
    .insert(secrets)
    .values({ name: secretName, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, secretName));
  if (!row) throw new Error('The key of this installation was not stored');
  return row.value;
}

export type Keys = {
  keyedHash: KeyedHash;
  encryption: Encryption;
  /** Call before using a key. */
  load(): Promise<void>;
};

/** Derives one key per purpose. `secret` undefined: a random one in the database. */
export function openKeys(db: Database, secret: string | undefined): Keys {
  const keys = new Map<string, Buffer>();
  let loaded = secret;
  const keyOf = (purpose: string) => {
    if (loaded === undefined) throw new Error('The key was not loaded');
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', loaded, 'lumibiome-site', purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    keyedHash: createKeyedHash(keyOf),
    encryption: createEncryption(keyOf),
    load: async () => {
      loaded ??= await storedSecret(db);
    },
  };
}
