import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { DeliveryError, type Mail } from '#api/gateways/gateways.ts';
import { createFileMail, createSmtpMail, verifySmtp } from '#api/gateways/mail.ts';
import { newDataDir } from '../support/databases.ts';
import { type MailServer, type SmtpOptions, startMailServer } from '../support/fakes/smtp.ts';
import { newTestLog } from '../support/test-log.ts';

const from = { name: '루미바이옴', address: 'no-reply@example.com' };
const id = '0b5c1f0e-5a1f-4c58-9f0e-0d7c6a2f9a11';
const mail: Mail = {
  to: 'visitor@example.com',
  replyTo: 'staff@example.com',
  subject: '문의가 접수되었습니다',
  text: '고맙습니다.\n',
  html: '<p>고맙습니다.</p>',
};

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(options?: SmtpOptions) {
  const server = await startMailServer(options);
  ends.push(server.stop);
  return server;
}

function sender(server: Pick<MailServer, 'url'>) {
  const gateway = createSmtpMail(server.url, from);
  ends.push(gateway.close);
  return gateway;
}

async function failure(work: Promise<unknown>): Promise<DeliveryError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DeliveryError)) throw new Error('No DeliveryError', { cause: error });
  return error;
}

describe('a mail over SMTP', () => {
  it('is sent from MAIL_FROM with text, reply address and a unique id', async () => {
    const server = await open({ credentials: { user: 'site@example.com', password: 'secret' } });
    await sender(server).send(mail, id);
    const [received] = server.mails;
    expect(received?.envelope).toEqual({ from: from.address, to: [mail.to] });
    expect(received).toMatchObject({
      from,
      to: [{ address: mail.to }],
      replyTo: [{ address: mail.replyTo }],
      subject: mail.subject,
      text: mail.text,
      messageId: `<${id}@example.com>`,
    });
    expect(received?.html).toContain('<p>고맙습니다.</p>');
  });

  it('about advertising has the headers of one-click unsubscribing, and no other mail has them', async () => {
    const server = await open();
    const unsubscribeUrl = `https://site.example/unsubscribe?token=${'x'.repeat(54)}&lang=ko-KR`;
    const gateway = sender(server);
    await gateway.send({ ...mail, unsubscribeUrl }, id);
    await gateway.send(mail, id);
    const headersOf = (index: number) =>
      Object.fromEntries(server.mails[index]?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headersOf(0)).toMatchObject({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(Object.keys(headersOf(1)).filter((key) => key.startsWith('list-'))).toEqual([]);
  });

  it('is recognised when it is sent twice', async () => {
    const server = await open();
    const gateway = sender(server);
    await gateway.send(mail, id);
    await gateway.send(mail, id);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it.each([
    { ...mail, subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBody' },
    { ...mail, subject: 'Hello\nX-Injected: yes\u2028X-Injected: yes\u0000' },
    { ...mail, subject: '=?utf-8?B?SGVsbG8NClgtSW5qZWN0ZWQ6IHllcw==?=' },
  ])('keeps typed text out of its headers: %j', async (typed) => {
    const server = await open();
    await sender(server).send(typed, id);
    const [received] = server.mails;
    expect(received?.envelope.to).toEqual([mail.to]);
    const names = received?.headers.map(({ key }) => key) ?? [];
    expect(names).toContain('subject');
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('x-injected');
    expect(received?.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(received?.text).toBe(mail.text);
  });

  it.each([
    { ...mail, to: 'visitor@example.com\r\nBcc: all@example.com' },
    { ...mail, to: 'visitor@example.com, other@example.com' },
    { ...mail, to: 'Visitor <visitor@example.com>' },
    { ...mail, replyTo: 'visitor@example.com\nBcc: all@example.com' },
    { ...mail, replyTo: 'a@example.com,b@example.com' },
  ])('is refused for good when an address is more than one address: %j', async (typed) => {
    const server = await open();
    const error = await failure(sender(server).send(typed, id));
    expect(error.isFinal).toBe(true);
    expect(error.message).not.toContain('example.com');
    expect(server.begun()).toBe(0);
  });

  it('is given up for an unknown recipient, without the server’s text in the log', async () => {
    const error = await failure(sender(await open({ unknown: [mail.to] })).send(mail, id));
    expect(error.isFinal).toBe(true);
    expect(error.message).toContain('550');
    expect(error.message).not.toContain(mail.to);
  });

  it('is retried when the server is busy, unavailable, refuses the password or refuses to relay', async () => {
    const busy = await open();
    busy.breakDown('later');
    const refusing = await open({ credentials: { user: 'site', password: 'right' } });
    const closed = await open();
    closed.breakDown('no relay');
    const wrong = { url: refusing.url.replace('right', 'wrong') };
    for (const server of [busy, closed, wrong, { url: 'smtp://127.0.0.1:1' }]) {
      const error = await failure(sender(server).send(mail, id));
      expect(error.isFinal).toBe(false);
      expect(error.message).not.toMatch(/wrong|visitor/);
    }
  });

  it('is preceded by verify, which reports a wrong password', async () => {
    const server = await open({ credentials: { user: 'site', password: 'right' } });
    await expect(verifySmtp(server.url)).resolves.toBeUndefined();
    await failure(verifySmtp(server.url.replace('right', 'wrong')));
  });
});

describe('a mail without a mail server', () => {
  it('is a file readable only by its owner, logged without addresses', async () => {
    const folder = join(newDataDir(), 'deep', 'outbox');
    const { log, lines } = newTestLog();
    await createFileMail(folder, from, log).send(mail, id);
    const [name = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(new RegExp(`^\\d{8}T\\d{9}Z-${id}\\.eml$`));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const written = await PostalMime.parse(readFileSync(join(folder, name)));
    expect(written).toMatchObject({ from, subject: mail.subject, text: mail.text });
    expect(lines()).toContain(name);
    expect(lines()).not.toContain('visitor');
  });
});
