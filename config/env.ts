import * as v from 'valibot';
import { type Locale, locales } from '#contract/locales.ts';
import { missingCompanyFacts } from './company-facts.ts';
import { gatewayEntries, gatewayFaults } from './gateway-variables.ts';
import { brandNamesOf, siteEntries } from './site-variables.ts';
import { cidrListSchema, httpUrlSchema, listOf, originSchema } from './values.ts';

/* Documented in .env.example; a test compares the two. */
const envSchema = v.pipe(
  v.object({
    PORT: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,5}$/, 'must be a port number'),
        v.transform(Number),
        v.maxValue(65_535, 'must be a port number'),
      ),
      '3000',
    ),
    HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or address'))),
    SITE_URL: v.optional(originSchema),
    API_BASE_URL: v.optional(httpUrlSchema),
    DATABASE_URL: v.optional(
      v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/.+/, 'must begin with postgres://')),
    ),
    DATA_DIR: v.optional(v.string(), './.data'),
    RESOURCES_DIR: v.optional(v.string(), '.'),
    PAGE_CACHE_MB: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,4}$/, 'must be a number of megabytes, 1 to 9999'),
        v.transform(Number),
        v.minValue(1, 'must be a number of megabytes, 1 to 9999'),
      ),
      '64',
    ),
    TOKEN_COOKIE_NAME: v.optional(
      v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters, digits, _ and -')),
      'access_token',
    ),
    SAMPLE_CONTENT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
    LOCALES_IN_SWITCHER: v.optional(listOf(v.picklist(locales, `must be of ${locales.join(', ')}`)), 'ko-KR'),
    TRUST_PROXY: v.optional(cidrListSchema, ''),
    STAFF_NETWORKS: v.optional(cidrListSchema),
    METRICS_TOKEN: v.optional(
      v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]+$/, 'must be one line of ASCII, not blank')),
    ),
    LOG_LEVEL: v.optional(
      v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level'),
      'info',
    ),
    NODE_ENV: v.optional(
      v.picklist(['development', 'production', 'test'], 'must be development, production or test'),
      'production',
    ),
    ...siteEntries,
    ...gatewayEntries,
  }),
  v.check(
    (env) => !(env.API_BASE_URL && env.DATABASE_URL),
    'set API_BASE_URL or DATABASE_URL, not both: with an outside API the site has no database',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of gatewayFaults(dataset.value)) addIssue({ message });
  }),
);

export type Env = v.InferOutput<typeof envSchema> & {
  siteOrigin: string;
  brandNames: Readonly<Record<Locale, string>>;
};

export const envNames: readonly string[] = Object.keys(envSchema.entries);

/** The message is one line with names of variables and no values. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** A token of spaces is a mistake. Read as an unset one, it would silently disable the metrics. */
function isGiven(name: string, value: string | undefined): boolean {
  return name === 'METRICS_TOKEN' ? !!value : !!value?.trim();
}

type Variables = Record<string, string | undefined>;

function read(variables: Variables, faultsOf: (given: Variables) => string[]): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([name, value]) => isGiven(name, value)));
  const result = v.safeParse(envSchema, given);
  const invalid = (result.issues ?? []).map((issue) =>
    [v.getDotPath(issue), issue.message].filter(Boolean).join(' '),
  );
  const faults = [...new Set([...invalid, ...faultsOf(given)])];
  if (!result.success || faults.length > 0) throw new EnvError(`Environment: ${faults.join('; ')}`);
  const env = result.output;
  return {
    ...env,
    siteOrigin: env.SITE_URL ? new URL(env.SITE_URL).origin : `http://localhost:${env.PORT}`,
    brandNames: brandNamesOf(env),
  };
}

/** Empty variables count as unset. @throws {EnvError} naming every invalid variable */
export function parseEnv(variables: Variables): Env {
  return read(variables, () => []);
}

/** For processes that serve the site. @throws {EnvError} naming every invalid variable and missing fact of the company */
export function parseSiteEnv(variables: Variables): Env {
  return read(variables, missingCompanyFacts);
}
