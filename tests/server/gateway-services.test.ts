import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createCaptcha } from '#api/gateways/captcha.ts';
import { DeliveryError } from '#api/gateways/gateways.ts';
import { createGateways } from '#api/gateways/index.ts';
import { createFileSms, createSolapiSms } from '#api/gateways/sms.ts';
import { newDataDir } from '../support/databases.ts';
import { startCaptchaServer } from '../support/fakes/captcha.ts';
import type { FakeServer, Outage } from '../support/fakes/http.ts';
import { startSmsServer } from '../support/fakes/sms.ts';
import { newTestLog } from '../support/test-log.ts';

const credentials = { key: 'NCSKEY', secret: 'sms-secret', from: '0212345678' };
const sms = { to: '01012345678', text: '[루미바이옴] 인증번호 123456', code: '123456' };
const outages: Outage[] = ['hang-up', 'redirect', 'flood', 'nonsense', 500, 503];

const servers: FakeServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
});

async function openSms(changes: Partial<typeof credentials> = {}) {
  const server = await startSmsServer(credentials);
  servers.push(server);
  const gateway = createSolapiSms({ url: `${server.url}/messages/v4/send`, ...credentials, ...changes });
  const failure = (to = sms.to) =>
    gateway.send({ ...sms, to }, 'id').then(
      () => undefined,
      (error: unknown) => error,
    );
  return { server, gateway, failure };
}

describe('a text message', () => {
  it('is sent signed, without the code apart from its text', async () => {
    const { server, gateway } = await openSms();
    await gateway.send(sms, 'id');
    expect(server.messages).toEqual([{ to: sms.to, from: credentials.from, text: sms.text }]);
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.stringify(server.requests[0])).not.toContain(credentials.secret);
  });

  it.each([
    ['a wrong secret', { secret: 'other' }, sms.to],
    ['an unknown key', { key: 'other' }, sms.to],
    ['a sender that is not registered', { from: '0298765432' }, sms.to],
    ['a recipient that is no number', {}, '12'],
  ])('is given up for %s, and the reason names no number', async (_case, changes, to) => {
    const { server, failure } = await openSms(changes);
    const error = await failure(to);
    expect(error).toMatchObject({ name: 'DeliveryError', isFinal: true });
    expect(String(error)).toMatch(/40[03] \w+/);
    expect(String(error)).not.toContain(to);
    expect(server.messages).toEqual([]);
  });

  it.each([...outages.filter((outage) => outage !== 'nonsense' && outage !== 'flood'), 429] as const)(
    'is tried again when the service is out of order: %s',
    async (outage) => {
      const { server, failure } = await openSms();
      server.breakDown(outage);
      const error = await failure();
      expect(error).toBeInstanceOf(DeliveryError);
      expect(error).toMatchObject({ isFinal: false });
    },
  );

  it('is retried when no answer arrives within ten seconds', { timeout: 20_000 }, async () => {
    const { server, failure } = await openSms();
    server.breakDown('silent');
    expect(await failure()).toMatchObject({ isFinal: false, message: expect.stringContaining('in time') });
  });

  it('is a file with its code where no service is configured', async () => {
    const folder = join(newDataDir(), 'outbox');
    const { log, lines } = newTestLog();
    await createFileSms(folder, log).send(sms, 'row-1');
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^sms-\d{8}T\d{9}Z-row-1\.json$/);
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(sms);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(lines()).toContain(name);
    // The moment in the name and in the line may hold any few digits.
    expect(lines()).not.toContain(sms.to);
    expect(lines()).not.toContain(sms.code);
  });
});

async function openCaptcha(secret = 'captcha-secret') {
  const server = await startCaptchaServer('captcha-secret');
  servers.push(server);
  const { log, lines } = newTestLog();
  return { server, lines, captcha: createCaptcha({ secret, verifyUrl: server.url }, log) };
}

describe('the captcha', () => {
  it.each([
    [0.9, true],
    [0.5, true],
    [0.4, false],
  ])('answers with the score %d, success %s', async (score, success) => {
    const { server, captcha } = await openCaptcha();
    expect(await captcha.check(server.issueToken(score), '192.0.2.1')).toEqual({ success, score });
  });

  it('refuses a used, invented or missing token', async () => {
    const { server, captcha } = await openCaptcha();
    const token = server.issueToken(0.9);
    await captcha.check(token, '192.0.2.1');
    for (const bad of [token, 'made up']) {
      expect(await captcha.check(bad, '192.0.2.1')).toEqual({ success: false });
    }
    const before = server.requests.length;
    expect(await captcha.check('', '192.0.2.1')).toEqual({ success: false });
    expect(server.requests.length).toBe(before);
  });

  it.each(outages)('lets visitors pass when the service is broken: %s', async (outage) => {
    const { server, captcha, lines } = await openCaptcha();
    server.breakDown(outage);
    expect(await captcha.check('token', '192.0.2.1')).toEqual({ success: true });
    expect(lines()).toContain('Captcha check failed');
    expect(lines()).not.toMatch(/captcha-secret|192\.0\.2/);
  });

  it('lets visitors pass after three seconds without an answer', { timeout: 10_000 }, async () => {
    const { server, captcha } = await openCaptcha();
    server.breakDown('silent');
    const begun = performance.now();
    expect(await captcha.check('token', '192.0.2.1')).toEqual({ success: true });
    expect(performance.now() - begun).toBeLessThan(4_500);
  });

  it("lets visitors pass when the site's own secret is refused, and logs it", async () => {
    const { server, captcha, lines } = await openCaptcha('wrong');
    expect(await captcha.check(server.issueToken(0.1), '192.0.2.1')).toEqual({ success: true });
    expect(lines()).toContain('RECAPTCHA_SECRET');
  });

  it('checks nothing where it is not configured', async () => {
    const { captcha, oauth } = createGateways(
      {
        mail: { smtpUrl: undefined, from: { name: '', address: 'a@localhost' } },
        sms: undefined,
        captcha: undefined,
        oauth: {},
      },
      newDataDir(),
      newTestLog().log,
    );
    expect(captcha.isConfigured).toBe(false);
    expect(await captcha.check('token', '192.0.2.1')).toEqual({ success: true, configured: false });
    expect(oauth).toEqual({});
  });
});
