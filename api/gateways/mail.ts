import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { emailSchema } from '#contract/text.ts';
import { fileStem, writeWhole } from './files.ts';
import { DeliveryError, type Mail, type MailGateway } from './gateways.ts';

export type Mailbox = { name: string; address: string };

const connectTimeoutMs = 10_000;
/** Longest silence of the server in the middle of a mail. */
const socketTimeoutMs = 20_000;
/** For one mail from beginning to end; below the time that the outbox keeps it from other processes. */
const sendTimeoutMs = 60_000;
const maxConnections = 4;

/** One address as a recipient, not a list of them in one text. */
function onlyAddress(text: string): Mailbox {
  if (!v.is(emailSchema, text) || /[,;<>"\s]/.test(text))
    throw new DeliveryError('The recipient or the reply address is no e-mail address', { isFinal: true });
  return { name: '', address: text };
}

/** A header's text in one line, whatever was typed. `=?` would begin an encoded word, which can hold line ends. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
    .slice(0, 500);
}

/** What is handed to nodemailer. The Message-ID comes from the outbox, so that a mail sent twice shows as one. */
function composed(mail: Mail, id: string, from: Mailbox): SendMailOptions {
  return {
    from,
    to: onlyAddress(mail.to),
    ...(mail.replyTo !== undefined && { replyTo: onlyAddress(mail.replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    // Asks answering machines to be silent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What nodemailer says of a failure, without the server's words: they repeat addresses. */
const smtpFailureSchema = v.fallback(
  v.object({
    code: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/))), undefined),
    responseCode: v.fallback(v.optional(v.number()), undefined),
    response: v.fallback(v.optional(v.string()), undefined),
    command: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z ]{1,40}$/))), undefined),
  }),
  {},
);

/** Refusals for a policy (RFC 3463, class 7), such as of relaying: that is about us, and can be mended. */
const isAboutUs = /^\d{3}[ -]5\.7\./;

function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { code, responseCode, response = '', command } = v.parse(smtpFailureSchema, error);
  const facts = [code, responseCode, command].filter((fact) => fact !== undefined).join(' ');
  return new DeliveryError(`The mail server did not take it: ${facts || 'unknown'}`, {
    isFinal: command === 'RCPT TO' && (responseCode ?? 0) >= 500 && !isAboutUs.test(response),
  });
}

function openTransport(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    // The outbox repeats what fails, and counts it.
    maxRequeues: 0,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    dnsTimeout: connectTimeoutMs,
  });
}

/** Mails over SMTP, by a few connections that stay open for a while. */
export function createSmtpMail(smtpUrl: string, from: Mailbox): MailGateway & { close(): void } {
  const transport = openTransport(smtpUrl);
  return {
    async send(mail, id) {
      try {
        await transport.sendMail({ ...composed(mail, id, from), signal: AbortSignal.timeout(sendTimeoutMs) });
      } catch (error) {
        throw asDeliveryError(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/**
 * Whether the mail server is there and takes our name and password.
 * @throws {DeliveryError} when it is not or does not
 */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = openTransport(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    throw asDeliveryError(error);
  } finally {
    transport.close();
  }
}

/** Mails as files, for an installation without a mail server. */
export function createFileMail(folder: string, from: Mailbox, log: Logger): MailGateway {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail(composed(mail, id, from));
      const file = `${fileStem(id)}.eml`;
      await writeWhole(folder, file, message);
      log.info({ file }, 'A mail was written to a file: SMTP_URL is not set');
    },
  };
}
