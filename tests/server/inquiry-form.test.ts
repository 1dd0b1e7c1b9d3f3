import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newDataDir, newPostgresDatabase, query } from '../support/databases.ts';
import { hiddenField, newInquiryForm, openInquiryForm } from '../support/inquiry-form.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';
import { zip } from '../support/zip.ts';

/* The inquiry form over HTTP, as browsers post it: with files, without JavaScript, and as its script does. */

const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

let site: RunningSite;
let databaseUrl: string;
let openForm: Awaited<ReturnType<typeof openInquiryForm>>;

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
  const dataDir = newDataDir();
  site = await startSite({ ...behindProxy, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  openForm = await openInquiryForm(site.url);
});

afterAll(() => site?.kill());

type Sent = { name: string; content: string | Buffer };

function formWith(fields: Record<string, string>, files: Sent[] = []): FormData {
  const form = new FormData();
  const values = {
    type: 'RAW_MATERIAL',
    fullName: 'Aurora Cosmetics',
    email: newVisitor().email,
    mobile: '',
    mobileCountry: 'KR+82',
    subject: 'Heat-killed powder',
    content: 'Please send the <data sheet>.',
    homepageUrl: '',
    ...openForm,
    ...fields,
  };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  for (const { name, content } of files) {
    form.append('files', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  }
  // Behind the files, as on the page.
  if (!('privacyAgree' in fields)) form.set('privacyAgree', 'true');
  return form;
}

function post(form: FormData, headers: Record<string, string> = {}, { url } = site): Promise<Response> {
  return fetch(`${url}/contact?lang=en-US`, {
    method: 'POST',
    body: form,
    headers: { origin: url, ...newVisitor().headers, ...headers },
    redirect: 'manual',
  });
}

const asScript = { accept: 'application/json' };

async function stored(): Promise<number[]> {
  const [row] = await query<{ contacts: string; files: string }>(
    databaseUrl,
    'select (select count(*) from contacts) as contacts, (select count(*) from files where contact_id is not null) as files',
  );
  return Object.values(row ?? {}).map(Number);
}

async function expectRefused(form: FormData, status: number, message: string): Promise<string> {
  const before = await stored();
  const response = await post(form);
  const html = await response.text();
  expect(html).toContain(message);
  expect(response.status).toBe(status);
  expect(html).toContain('value="Heat-killed powder"');
  expect(html).toContain('Please send the &lt;data sheet&gt;.</textarea>');
  expect(await stored()).toEqual(before);
  return html;
}

const isTicked = (html: string) =>
  /<input[^>]*type="checkbox"[^>]*>/.exec(html)?.[0].includes('checked=""') ?? false;

describe('an inquiry with files', () => {
  it('is stored with them, byte by byte, and leads to a receipt', async () => {
    const content = pdf + ' '.repeat(1_500_000);
    const response = await post(
      formWith({}, [
        { name: '규격서 요청.pdf', content },
        { name: 'list.zip', content: zip([{ name: 'a.txt' }]) },
      ]),
    );
    expect(response.status).toBe(303);
    const reference = /sent=(LB-\w{10})$/.exec(response.headers.get('location') ?? '')?.[1];
    const rows = await query<{ name: string; size: number; bytes: Buffer }>(
      databaseUrl,
      `select f.name, f.size, (select string_agg(k.bytes, ''::bytea order by k.position) from file_chunks k where k.file_id = f.id) as bytes
        from files f join contacts c on c.id = f.contact_id where c.reference = $1 order by f.position`,
      [reference],
    );
    expect(rows.map(({ name, size }) => [name, size])).toEqual([
      ['규격서 요청.pdf', content.length],
      ['list.zip', zip([{ name: 'a.txt' }]).length],
    ]);
    expect(rows[0]?.bytes.toString()).toBe(content);
  });

  it('has a copy of what was sent on its receipt, in an address that nobody can read or change', async () => {
    const form = formWith({}, [{ name: 'brief.pdf', content: pdf }]);
    const location = (await post(form)).headers.get('location') ?? '';
    expect(decodeURIComponent(location)).not.toMatch(/example|Aurora|powder/);
    const receipt = async (path: string) => {
      const response = await fetch(site.url + path, { headers: newVisitor().headers });
      expect(response.headers.get('cache-control')).toContain('no-store');
      return response.text();
    };
    const page = await receipt(location);
    for (const text of ['What you sent', 'Heat-killed powder', 'send the &lt;data sheet&gt;.', 'brief.pdf'])
      expect(page).toContain(text);
    expect(page).not.toContain('Aurora');
    expect(page).not.toContain(String(form.get('email')));
    const other = (await post(formWith({}))).headers.get('location') ?? '';
    const ofOther = new URL(other, site.url).searchParams.get('copy') ?? '';
    const withCopy = (copy: string) => {
      const url = new URL(location, site.url);
      url.searchParams.set('copy', copy);
      return receipt(url.pathname + url.search);
    };
    const own = new URL(location, site.url).searchParams.get('copy') ?? '';
    // The last character of the ciphertext has bits that base64url ignores, so an earlier one changes.
    const changed = own.replace(/\w(?=[\w-]{8}\.[\w-]+$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(changed).not.toBe(own);
    for (const copy of [ofOther, changed, 'eyJhbGciOiJkaXIifQ....', 'x'.repeat(1200)]) {
      const without = await withCopy(copy);
      expect(without).toContain('Your inquiry has been registered.');
      expect(without).not.toContain('What you sent');
    }
  });

  it('is taken with a chosen file of none, as browsers send it', async () => {
    const form = formWith({});
    form.append('files', new Blob([]), '');
    expect((await post(form)).status).toBe(303);
  });

  it('of six is refused, and the form keeps the typed values', async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ name: `a${index}.pdf`, content: pdf }));
    const html = await expectRefused(formWith({}, six), 400, 'You can attach up to 5 files.');
    expect(html).toMatch(
      /<input[^>]*id="files"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*files-error/,
    );
    expect(html).toContain('Please choose these files again: a0.pdf, a1.pdf');
  });

  it('of 21 MB together is refused, and nothing behind the files is lost', async () => {
    const three = ['a', 'b', 'c'].map((name) => ({
      name: `${name}.pdf`,
      content: pdf + ' '.repeat(7_000_000),
    }));
    const html = await expectRefused(formWith({}, three), 413, 'Please attach no more than 20 MB in all.');
    expect(isTicked(html)).toBe(true);
  });

  it('with one of 11 MB is refused', async () => {
    const files = [{ name: 'a.pdf', content: pdf + ' '.repeat(11_000_000) }];
    await expectRefused(formWith({}, files), 400, 'A file can be up to 10 MB.');
  });

  const bad: [string, Sent, string][] = [
    ['a page for servers', { name: 'a.shtml', content: pdf }, 'files can be attached'],
    ['code in mixed case', { name: 'a.pHp', content: pdf }, 'files can be attached'],
    ['two extensions', { name: 'a.php.jpg', content: pdf }, 'Please rename the file'],
    ['a zero-width character', { name: 'a\u200b.pdf', content: pdf }, 'Please rename the file'],
    ['a line break', { name: 'a\r\nx-header: 1.pdf', content: pdf }, 'Please rename the file'],
    ['a path', { name: '../../a.pdf', content: pdf }, 'Please rename the file'],
    ['300 characters', { name: `${'a'.repeat(296)}.pdf`, content: pdf }, 'Please rename the file'],
    ['a page for a picture', { name: 'a.jpg', content: '<html><script>' }, 'content has to match'],
    [
      'a bomb',
      { name: 'a.zip', content: zip([{ name: 'zeros', data: Buffer.alloc(30_000_000) }]) },
      'content has to match',
    ],
  ];

  it.each(bad)('that is or has %s is refused', async (_what, file, message) => {
    await expectRefused(formWith({}, [{ name: 'good.pdf', content: pdf }, file]), 400, message);
  });

  it('shows a name with markup as text', async () => {
    const html = await expectRefused(
      formWith({}, [{ name: '"><img src=x onerror=alert(1)>.pdf', content: pdf }]),
      400,
      'Please rename the file',
    );
    expect(html).not.toContain('<img src=x');
  });

  it('with 10,000 parts is refused in no time', async () => {
    const form = formWith({});
    for (let index = 0; index < 10_000; index += 1) form.append(`field${index}`, 'x');
    const begun = performance.now();
    expect((await post(form)).status).toBe(400);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('of 60 MB is answered 413 and not stored', async () => {
    const form = formWith({}, [{ name: 'a.pdf', content: Buffer.alloc(60_000_000, ' ') }]);
    expect((await post(form)).status).toBe(413);
  });

  it('from a foreign origin is refused before it is read', async () => {
    const before = await stored();
    const form = formWith({}, [{ name: 'a.pdf', content: pdf }]);
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect((await post(form, headers)).status).toBe(403);
      expect((await post(form, { ...headers, ...asScript })).status).toBe(403);
    }
    expect(await stored()).toEqual(before);
  });

  it('that breaks off in its upload leaves nothing behind, and no error in the log', async () => {
    const before = await stored();
    const head = `--cut\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n${pdf}`;
    await new Promise<void>((done) => {
      const upload = httpRequest(new URL(`${site.url}/contact?lang=en-US`), {
        method: 'POST',
        headers: {
          origin: site.url,
          'content-type': 'multipart/form-data; boundary=cut',
          'content-length': '5000000',
        },
      });
      upload.on('error', () => done());
      upload.write(head + ' '.repeat(1_000_000), () => setTimeout(() => upload.destroy(), 50));
    });
    await wait(300);
    expect(await stored()).toEqual(before);
    expect(site.output()).not.toMatch(/"level":[56]0/);
  });

  it('is stored once when sent again under its key, and refused with another file', async () => {
    const idempotencyKey = crypto.randomUUID();
    const { email, headers } = newVisitor();
    const send = (content: string) =>
      post(formWith({ idempotencyKey, email }, [{ name: 'a.pdf', content }]), headers);
    const [first, second] = [await send(pdf), await send(pdf)];
    const referenceOf = (response: Response) => response.headers.get('location')?.slice(-13);
    expect(referenceOf(first)).toMatch(/^LB-/);
    expect(referenceOf(second)).toBe(referenceOf(first));
    const other = await send(`${pdf} `);
    expect(other.status).toBe(409);
    expect(await other.text()).not.toContain(`value="${idempotencyKey}"`);
  });
});

describe('with an outside API', () => {
  let client: RunningSite;

  beforeAll(async () => {
    client = await startSite({ ...behindProxy, API_BASE_URL: site.url });
  });

  afterAll(() => client?.kill());

  it('an inquiry reaches it with its files, in the language and from the address of its visitor', async () => {
    // A timestamp of another process without a shared secret is accepted.
    const { email, headers } = newVisitor();
    const content = pdf + ' '.repeat(3_000_000);
    const send = (name: string) => post(formWith({ email }, [{ name, content }]), headers, client);
    expect((await send('자료.pdf')).status).toBe(303);
    const rows = await query(
      databaseUrl,
      'select c.locale, f.name, f.size from contacts c join files f on f.contact_id = c.id where c.email = $1',
      [email],
    );
    expect(rows).toEqual([{ locale: 'en-US', name: '자료.pdf', size: content.length }]);
    // Ten an hour from one address: this one's, not the site's.
    for (let count = 1; count < 10; count += 1) {
      const form = formWith({ email: newVisitor().email });
      expect((await post(form, headers, client)).status).toBe(303);
    }
    const other = () => formWith({ email: newVisitor().email });
    expect((await post(other(), headers, client)).status).toBe(429);
    expect((await post(other(), newVisitor().headers, client)).status).toBe(303);
  });

  it('that refuses a file says so at the field', async () => {
    const form = formWith({}, [{ name: 'a.png', content: '<html>' }]);
    const response = await post(form, asScript, client);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { files: 'file_type' } });
  });
});

describe('the guards of the form', () => {
  it('refuse one with a filled honeypot field and clear that field', async () => {
    const html = await expectRefused(
      formWith({ homepageUrl: 'https://spam.example' }),
      400,
      'please send it once more',
    );
    expect(html).not.toContain('spam.example');
    expect(html).toMatch(/<input[^>]*name="homepageUrl"[^>]*/);
    expect(/<input[^>]*name="homepageUrl"[^>]*>/.exec(html)?.[0]).toMatch(/tabindex="-1"/i);
    expect(isTicked(html)).toBe(true);
  });

  it('refuse one that is sent at once, and accept the same a little later', async () => {
    const { timestamp } = await newInquiryForm(site.url);
    const html = await expectRefused(formWith({ timestamp }), 400, 'This came too quickly');
    expect(hiddenField(html, 'timestamp')).toBe(timestamp);
    await wait(2_100);
    expect((await post(formWith({ timestamp }))).status).toBe(303);
  });

  it.each([
    ['tampered', (timestamp: string) => `${timestamp.slice(0, -4)}AAAA`],
    ['set back in time', (timestamp: string) => timestamp.replace(/\.[^.]+\./, '.mi9tz0gs.')],
    ['missing', () => ''],
  ])('replace a timestamp that is %s', async (_what, change) => {
    const timestamp = change(openForm.timestamp);
    const html = await expectRefused(formWith({ timestamp }), 400, 'please send it once more');
    expect(hiddenField(html, 'timestamp')).toMatch(/^[\w-]{8}\.\w+\.[\w-]{43}$/);
    expect(hiddenField(html, 'timestamp')).not.toBe(timestamp);
  });

  it('accept the field name of the previous release, and send it back', async () => {
    const { timestamp } = await newInquiryForm(site.url);
    const form = formWith({ fullName: '' });
    form.delete('timestamp');
    form.set('stamp', timestamp);
    const refused = await post(form, asScript);
    expect((await refused.json()).next).toMatchObject({ timestamp, stamp: timestamp });
  });

  it('report wrong fields first', async () => {
    const { timestamp } = await newInquiryForm(site.url);
    await expectRefused(
      formWith({ timestamp, fullName: '' }),
      400,
      'Please enter a brand name or company name.',
    );
  });
});

describe('the consent', () => {
  it('is shown in the version that is stored', async () => {
    const html = await (await fetch(`${site.url}/contact?lang=en-US`)).text();
    const version = hiddenField(html, 'consentVersion');
    expect(html.replaceAll('<!-- -->', '')).toContain(`Version ${version}, in force since`);
    expect(html).toContain('to receive and review your inquiry and to answer it');
    const { location } = Object.fromEntries((await post(formWith({}))).headers);
    const [row] = await query<{ consent_version: string }>(
      databaseUrl,
      'select consent_version from contacts where reference = $1',
      [location?.slice(-13)],
    );
    expect(row?.consent_version).toBe(version);
  });

  it('to another version is requested again', async () => {
    const html = await expectRefused(
      formWith({ consentVersion: '2020-01-01' }),
      409,
      'The consent text has changed in the meantime.',
    );
    expect(isTicked(html)).toBe(false);
    expect(hiddenField(html, 'consentVersion')).toBe(openForm.consentVersion);
  });
});

describe('the telephone number', () => {
  it('is stored with the dial code that was chosen', async () => {
    const email = newVisitor().email;
    expect((await post(formWith({ email, mobile: '010-1234-5678' }))).status).toBe(303);
    const rows = await query(databaseUrl, 'select mobile from contacts where email = $1', [email]);
    expect(rows).toEqual([{ mobile: '+82 10 1234 5678' }]);
  });

  it.each([
    ['ko-KR', 'KR+82', '대한민국 +82'],
    ['zh-CN', 'CN+86', '中国 +86'],
    ['zh-TW', 'TW+886', '台灣 +886'],
    ['ja-JP', 'JP+81', '日本 +81'],
  ])('has in %s %s chosen', async (locale, value, label) => {
    const html = await (await fetch(`${site.url}/contact?lang=${locale}`)).text();
    expect(html).toContain(`<option value="${value}" selected="">${label}</option>`);
  });

  it('keeps its country when the form is shown again', async () => {
    const html = await expectRefused(formWith({ mobile: '12', mobileCountry: 'IT+39' }), 400, 'valid phone');
    expect(html).toContain('<option value="IT+39" selected="">');
  });
});

describe('a link to the form', () => {
  it('brings the type and the product along', async () => {
    const html = await (
      await fetch(`${site.url}/contact?lang=en-US&type=RAW_MATERIAL&product=LMB-07`)
    ).text();
    expect(html).toContain('value="Inquiry about LMB-07"');
    expect(/<input[^>]*value="RAW_MATERIAL"[^>]*>/.exec(html)?.[0]).toContain('checked=""');
  });

  it('with nonsense is the plain form', async () => {
    const product = encodeURIComponent(`"><script>alert(1)</script>${'x'.repeat(80)}`);
    const response = await fetch(`${site.url}/contact?lang=en-US&type=%00&product=${product}`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('<script>alert(1)');
  });
});

describe('the script of the page', () => {
  it('gets a receipt', async () => {
    const response = await post(formWith({}), asScript);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ok: true,
      reference: expect.stringMatching(/^LB-[0-9A-Z]{10}$/),
      receivedAt: expect.stringMatching(/^\d{4}-/),
      answerDueAt: expect.stringMatching(/T15:00:00\.000Z$/),
    });
  });

  it('gets the errors by field, with the values for the next attempt', async () => {
    const response = await post(formWith({ email: 'x' }), asScript);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      ok: false,
      errors: { email: 'invalid_email' },
      next: { timestamp: openForm.timestamp },
    });
  });

  it('gets the waiting time after too many', async () => {
    const { email } = newVisitor();
    for (let count = 0; count < 5; count += 1)
      expect((await post(formWith({ email }), asScript)).status).toBe(200);
    const { status, headers } = await post(formWith({ email }), asScript);
    expect(status).toBe(429);
    expect(headers.get('content-type')).toContain('json');
    const html = await (await post(formWith({ email }))).text();
    expect(html).toContain('Please try again in 1 hour.');
  });
});

describe('the status of an inquiry', () => {
  async function requestStatus(reference: string, email: string): Promise<Response> {
    return fetch(`${site.url}/contact?lang=en-US&view=status`, {
      method: 'POST',
      body: new URLSearchParams({ form: 'status', reference, email }),
      headers: { origin: site.url, ...newVisitor().headers },
    });
  }

  it('is shown to a visitor who knows the reference and the address', async () => {
    const { email } = newVisitor();
    const reference = (await (await post(formWith({ email }), asScript)).json()).reference;
    const answer = await requestStatus(reference, email);
    expect(answer.status).toBe(200);
    expect((await answer.text()).replaceAll('<!-- -->', '')).toContain(`${reference}: received.`);
    const other = await requestStatus(reference, newVisitor().email);
    expect(other.status).toBe(404);
    expect(await other.text()).toContain('There is no inquiry with this reference');
  });

  it.each([
    ['', '', ['Please enter the reference', 'Please enter an email address']],
    ['LB 1?', 'a@example.com', ['Please enter the reference']],
    ['LB-2026-AAAA-AAAA', 'a@', ['name@company.com']],
  ])('names the fault of %j and %j at its field', async (reference, email, faults) => {
    const answer = await requestStatus(reference, email);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const fault of faults) expect(html).toContain(fault);
    expect(html).not.toContain('There is no inquiry');
  });
});
