import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

export const ownHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const lineSchema = v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}{1,200}$/u, 'must be one line'));

export const httpUrlSchema = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.check((text) => /^https?:\/\//i.test(text), 'must begin with http:// or https://'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

export const originSchema = v.pipe(
  httpUrlSchema,
  v.check(
    (text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    'must be an origin without a path, e.g. https://www.example.com',
  ),
);

export function listOf<TSchema extends v.GenericSchema<string, unknown>>(item: TSchema) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    v.array(item),
  );
}

const cidrSchema = v.pipe(
  v.string(),
  v.check((text) => {
    const [address = '', prefix, ...rest] = text.split('/');
    const family = isIP(address);
    if (family === 0 || rest.length > 0) return false;
    return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
  }, 'must be a list of addresses or CIDR blocks'),
);

export const cidrListSchema = v.pipe(
  listOf(cidrSchema),
  v.transform((blocks) => {
    const list = new BlockList();
    for (const block of blocks) {
      const [address = '', prefix] = block.split('/');
      const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
      list.addSubnet(address, prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family);
    }
    return list;
  }),
);

export const smtpUrlSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => /^smtps?:\/\/[^/]/i.test(text) && URL.canParse(text), 'must be like smtp://host:587'),
);

/** localhost is valid for mail servers on the same machine. */
const mailAddressSchema = v.union([
  v.pipe(v.string(), v.email()),
  v.pipe(v.string(), v.regex(/^[\w.+-]+@localhost$/)),
]);

export type Mailbox = { name: string; address: string };

export const mailboxSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{Cc}<>]*<[^\s<>]+>$|^[^\s<>]+$/u, 'must be an address, or Name <address>'),
  v.transform((text): Mailbox => {
    const [, name = '', address = text] = /^(.*)<(.*)>$/.exec(text) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
  }),
  v.check(({ address }) => v.is(mailAddressSchema, address), 'must be an address, or Name <address>'),
);
