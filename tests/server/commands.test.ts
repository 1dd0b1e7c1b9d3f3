import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { runInProcess } from '../support/command-line.ts';
import {
  databaseKinds,
  newPostgresDatabase,
  newSeededDataDir,
  runCommandLine,
} from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

const pdf = new Blob(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n']);

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-commands-'));
}

describe.each(databaseKinds)('commands on %s', (kind) => {
  let site: RunningSite;
  let env: Record<string, string>;

  beforeAll(async () => {
    const dataDir = newSeededDataDir();
    env =
      kind === 'pglite'
        ? { DATA_DIR: dataDir }
        : { DATA_DIR: dataDir, DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
    site = await startSite({ ...env, ...behindProxy, INQUIRY_MAIL_TO: 'staff@example.com' });
  });

  afterAll(() => site?.kill());

  const run = (args: string[]) => runInProcess(args, env);

  function runToFail(args: string[], message: string): Promise<void> {
    return expect(run(args)).rejects.toThrow(message);
  }

  async function sendInquiry(fields: Record<string, string | Blob> = {}) {
    const { email, headers } = newVisitor();
    const form = new FormData();
    const values = {
      type: 'OTHER',
      fullName: 'Aurora',
      email,
      content: 'How much?',
      privacyAgree: 'on',
      ...fields,
    };
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') form.set(name, value);
      else form.set(name, value, '규격서.pdf');
    }
    const response = await fetch(`${site.url}${apiBase}/contacts`, { method: 'POST', body: form, headers });
    const { data } = await response.json();
    expect(response.status, JSON.stringify(data)).toBe(201);
    return { reference: String(data.reference), email };
  }

  async function statusOf(reference: string, email: string): Promise<string> {
    const query = new URLSearchParams({ reference, email });
    const { headers } = newVisitor();
    const response = await fetch(`${site.url}${apiBase}/contacts/status?${query}`, { headers });
    return (await response.json()).data.status;
  }

  /** Mails to an address, in the outbox folder because no SMTP server is configured. */
  function mailsTo(address: string): string[] {
    const folder = join(env.DATA_DIR ?? '', 'outbox');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    return names
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(`\nTo: ${address}`));
  }

  it('show an inquiry and save its files', async () => {
    const { reference, email } = await sendInquiry({ files: pdf, content: '가격은 얼마입니까?\u001b[31m' });
    expect(await run(['inbox', 'list'])).toContain(reference);
    const folder = join(newFolder(), 'saved');
    const shown = await run(['inbox', 'show', reference, '--save', folder]);
    expect(shown).toContain(email);
    expect(shown).toContain('가격은 얼마입니까?');
    expect(shown).not.toContain('\u001b');
    expect(readFileSync(join(folder, '규격서.pdf'), 'utf8')).toMatch(/^%PDF/);
  });

  it('move an inquiry from received to processing and answered, with a mail to the visitor', async () => {
    const { reference, email } = await sendInquiry();
    expect(await statusOf(reference, email)).toBe('received');
    await run(['inbox', 'process', reference]);
    expect(await statusOf(reference, email)).toBe('processing');
    expect(await run(['inbox', 'list'])).not.toContain(reference);
    const answered = runCommandLine(['inbox', 'answer', reference], env, 'It is 120 dollars.');
    expect([answered.status, answered.stderr]).toEqual([0, '']);
    expect(await statusOf(reference, email)).toBe('answered');
    await runToFail(['inbox', 'answer', reference, '--text', 'Again.'], 'has an answer already');
    expect(await run(['inbox', 'list'])).not.toContain(reference);
    expect(await run(['inbox', 'list', '--all'])).toContain(reference);
    // The confirmation and the answer.
    await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(2);
    expect(mailsTo(email).join('\n')).toContain('It is 120 dollars.');
  });

  it('close inquiries that were answered elsewhere, and spam that matches a search', async () => {
    const { reference, email } = await sendInquiry();
    await run(['inbox', 'answered-elsewhere', reference]);
    expect(await statusOf(reference, email)).toBe('answered');
    const spam = await sendInquiry({ content: 'Lottery of the century' });
    expect(await run(['inbox', 'spam', '--search', 'lottery OF'])).toContain(spam.reference);
    await run(['inbox', 'spam', '--search', 'lottery OF', '--yes']);
    expect(await run(['inbox', 'list', '--search', 'lottery OF', '--older-than', '1'])).toContain('spam 0');
    expect(await run(['inbox', 'list', '--search', 'lottery OF', '--newest', '--size', '1'])).toContain(
      'spam 1',
    );
  });

  it('create a member who can sign in, with points and questions, one of which staff answer', async () => {
    const { email, headers } = newVisitor();
    const password = 'correct horse battery';
    await run([
      'member:create',
      '--email',
      email,
      '--password',
      password,
      '--name',
      '김하늘',
      '--mobile',
      '010-1234-5678',
      '--sample',
    ]);
    const response = await fetch(`${site.url}${apiBase}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, password }),
    });
    const { token } = (await response.json()).data;
    const get = async (path: string) =>
      (await fetch(`${site.url}${apiBase}${path}`, { headers: { authorization: token } })).json();
    expect((await get('/me')).data).toMatchObject({
      email,
      name: '김하늘',
      mobile: '01012345678',
      emailVerified: true,
    });
    expect((await get('/me/points')).page.total).toBeGreaterThan(10);
    const waiting = (await get('/me/questions')).data.find(
      ({ status }: { status: string }) => status === 'waiting',
    );
    await runToFail(['inbox', 'process', `Q-${waiting.id}`], 'Only inquiries are processed');
    await run(['inbox', 'answer', `Q-${waiting.id}`, '--text', '내일 보내 드립니다.']);
    expect((await get(`/me/questions/${waiting.id}`)).data).toMatchObject({
      status: 'answered',
      answer: '내일 보내 드립니다.',
    });
  });

  it('find, export and erase the data of a person, and list these requests', async () => {
    const { reference, email } = await sendInquiry({ files: pdf });
    const by = ['--email', email, '--by', 'Kim'];
    expect(await run(['person', 'find', ...by])).toContain(reference);
    const folder = join(newFolder(), 'export');
    await run(['person', 'export', folder, ...by]);
    expect(readdirSync(folder).sort()).toEqual([`${reference}-1-규격서.pdf`, 'person.json']);
    expect(await run(['person', 'erase', ...by])).toContain('inquiries 1');
    await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(1);
    expect(await run(['person', 'erase', ...by, '--yes'])).toContain('Erased: members 0, inquiries 1');
    expect(mailsTo(email)).toEqual([]);
    expect(await run(['person', 'find', ...by])).toContain('Nothing is stored');
    const records = (await run(['person', 'records', '--email', email])).matchAll(/(\w+) {2}Kim {2}/g);
    expect([...records].map(([, name]) => name)).toEqual(['find', 'erase', 'export', 'find']);
  });

  it('report wrong input without a stack', async () => {
    const { status, stderr } = runCommandLine(['inbox', 'show', 'LB-NONE'], env);
    expect(status).toBe(1);
    expect(stderr).toContain('LB-NONE');
    expect(stderr).not.toMatch(/\n\s+at /);
    await runToFail(['content', 'apply', join(newFolder(), 'nothing')], 'nothing');
    await runToFail(['restore', join(newFolder(), 'nothing')], 'nothing');
  });

  it('publish and withdraw a news item that the running site shows at once', async () => {
    const folder = newFolder();
    const categories = readFileSync('content/news/categories.yaml', 'utf8');
    mkdirSync(join(folder, 'news/2026-11-21-hello'), { recursive: true });
    writeFileSync(join(folder, 'news/categories.yaml'), categories);
    const item = join(folder, 'news/2026-11-21-hello');
    const total = async () => (await (await fetch(`${site.url}${apiBase}/post/news`)).json()).page.total;
    const before = await total();
    writeFileSync(join(item, 'post.yaml'), 'category: company\npublishedAt: 2026-11-20T09:00:00+09:00\n');
    writeFileSync(
      join(item, 'ko-KR.md'),
      '---\ntitle: 새 소식\nsummary: 새 소식입니다.\n---\n\n본문입니다.\n',
    );
    await run(['content', 'apply', folder]);
    expect(await total()).toBe(before + 1);
    expect(await run(['content', 'report'])).toMatch(/2026-11-21-hello.*en-US/);
    writeFileSync(join(item, 'post.yaml'), 'category: company\npublished: false\n');
    await run(['content', 'apply', folder]);
    expect(await total()).toBe(before);
  });

  it('restore exactly the state of the backup', async () => {
    const file = join(newFolder(), 'backup.gz');
    const earlier = await sendInquiry({ files: pdf });
    expect(await run(['backup', file])).toContain(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const later = await sendInquiry();
    await run(['restore', file]);
    expect(await run(['inbox', 'show', earlier.reference])).toContain('규격서.pdf');
    await runToFail(['inbox', 'show', later.reference], later.reference);
    // New rows after the restore get new identifiers.
    await sendInquiry();
    const news = await (await fetch(`${site.url}${apiBase}/post/news?size=100`)).json();
    expect(news.page.total).toBe(news.data.length);
  });

  it('change nothing when a backup file is broken', async () => {
    const folder = newFolder();
    const file = join(folder, 'backup.gz');
    await run(['backup', file]);
    const { reference } = await sendInquiry();
    const whole = readFileSync(file);
    const lines = gunzipSync(whole).toString().split('\n');
    const broken = {
      'cut.gz': whole.subarray(0, whole.length / 2),
      'shorter.gz': gzipSync(lines.slice(0, -2).join('\n')),
      'other.gz': gzipSync('{"format":"other"}\n'),
      'text.gz': Buffer.from('hello'),
    };
    for (const [name, bytes] of Object.entries(broken)) {
      writeFileSync(join(folder, name), bytes);
      await runToFail(['restore', join(folder, name)], 'backup');
    }
    expect(await run(['inbox', 'show', reference])).toContain(reference);
  });
});

describe('the command line', () => {
  it.each([
    [['content'], ['apply [options] <folder>', 'export <folder>', 'report']],
    [['content', 'apply'], ['<folder>']],
    [['content', 'report'], ['missing translations by language']],
    [['inbox'], ['list', 'show', 'answer', 'resend', 'answered-elsewhere', 'process', 'spam', 'reopen']],
    [
      ['inbox', 'list'],
      [
        '--all',
        '--state',
        '--kind',
        '--language',
        '--search',
        '--older-than',
        '--newest',
        '--due',
        '--after',
        '--before',
        '--size',
      ],
    ],
    [
      ['inbox', 'spam'],
      ['[reference...]', '--search', '--yes'],
    ],
    [
      ['inbox', 'show'],
      ['<reference>', '--save <folder>'],
    ],
    [
      ['inbox', 'answer'],
      ['<reference>', '--text <text>', '--attach <file...>', '--again'],
    ],
    [['inbox', 'process'], ['<reference>']],
    [['outbox'], ['list', 'resend']],
    [
      ['outbox', 'resend'],
      ['[id...]', '--failed'],
    ],
    [['samples'], ['list', 'show', 'set']],
    [
      ['samples', 'set'],
      ['<reference>', '<status>', '--note <text>'],
    ],
    [['member:create'], ['--email <email>', '--password', '--name', '--mobile', '--sample']],
    [['person'], ['find', 'export', 'erase', 'records']],
    [
      ['person', 'erase'],
      ['--email', '--mobile', '--by <name>', '--yes'],
    ],
    [['terms'], ['list', 'announce']],
    [
      ['terms', 'announce'],
      ['<kind> <version>', '--yes'],
    ],
    [['letter'], ['list', 'send', 'stop']],
    [
      ['letter', 'send'],
      ['<folder>', '--to <email>', '--yes'],
    ],
    [['migrate'], ['schema']],
    [['seed'], ['sample content']],
    [['backup'], ['[file]']],
    [['restore'], ['<file>']],
    [['doctor'], ['external service']],
  ])('describes %j with --help, without a database', (args, texts) => {
    const DATA_DIR = join(newFolder(), 'data');
    const { status, stdout } = runCommandLine([...args, '--help'], { DATA_DIR });
    expect(status).toBe(0);
    expect(stdout).toContain(['Usage: npm run', args[0], '--', ...args.slice(1)].join(' '));
    for (const text of texts) expect(stdout).toContain(text);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it.each([
    [[], 'Usage: npm run COMMAND'],
    [['nonsense'], "unknown command 'nonsense'"],
    [['content'], 'Usage: npm run content'],
    [['content', 'nonsense'], "unknown command 'nonsense'"],
    [['content', 'apply'], "missing required argument 'folder'"],
    [['inbox'], 'Usage: npm run inbox'],
    [['inbox', 'list', '--nonsense'], "unknown option '--nonsense'"],
    [['inbox', 'answer', 'LB-NONE', '--text', ' '], '--text: is empty'],
    [['member:create', '--email', 'a@example.com'], "required option '--password"],
    [['member:create', '--email', 'x', '--password', 'correct horse', '--name', 'N'], '--email: invalid'],
    [['member:create', '--email', 'x', '--password', 'short', '--name', 'N'], '--email: invalid'],
    [['inbox', 'answer', 'LB-NONE', '--text', ''], '--text: is empty'],
    [['person', 'find', '--email', 'a@example.com'], "required option '--by"],
    [['letter', 'send', 'x', '--to', 'x'], '--to: invalid'],
    [['migrate', 'nonsense'], 'too many arguments'],
    [['restore'], "missing required argument 'file'"],
    [['backup'], 'nothing to back up'],
  ])('refuses %j with exit code 1, without a database', (args, text) => {
    const DATA_DIR = join(newFolder(), 'data');
    const { status, stdout, stderr } = runCommandLine(args, { DATA_DIR });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(text);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe('the socket of the embedded database', () => {
  it('is open to its owner only, and removed when the site stops', async () => {
    const dataDir = newSeededDataDir();
    const site = await startSite({ DATA_DIR: dataDir });
    const socket = join(dataDir, 'commands.sock');
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    await site.stop();
    expect(existsSync(socket)).toBe(false);
    expect(runCommandLine(['inbox', 'list'], { DATA_DIR: dataDir }).status).toBe(0);
  });

  it('of a killed site blocks neither the next site nor a command', async () => {
    const dataDir = newSeededDataDir();
    await (await startSite({ DATA_DIR: dataDir })).kill();
    expect(runCommandLine(['inbox', 'list'], { DATA_DIR: dataDir }).status).toBe(0);
    const site = await startSite({ DATA_DIR: dataDir });
    expect(runCommandLine(['inbox', 'list'], { DATA_DIR: dataDir }).status).toBe(0);
    await site.kill();
  });
});

describe('a backup', () => {
  it('of the embedded database is restored into PostgreSQL, row by row', async () => {
    const dataDir = newSeededDataDir();
    const file = join(newFolder(), 'backup.gz');
    const again = join(newFolder(), 'again.gz');
    await runInProcess(['backup', file], { DATA_DIR: dataDir });
    const databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
    await runInProcess(['restore', file], { DATABASE_URL: databaseUrl });
    await runInProcess(['backup', again], { DATABASE_URL: databaseUrl });
    const rows = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1).sort();
    expect(rows(again)).toEqual(rows(file));
  });
});
