import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { emailSchema } from '#contract/text.ts';
import { DeliveryError, type Mail, type MailGateway } from './gateways.ts';
import { fileStem, writeWhole } from './write-file.ts';

export type Mailbox = { name: string; address: string };

const connectTimeoutMs = 10_000;
const socketTimeoutMs = 20_000;
/** Shorter than a claim of the outbox. */
const sendTimeoutMs = 60_000;
const maxConnections = 4;

function onlyAddress(text: string): Mailbox {
  if (!v.is(emailSchema, text) || /[,;<>"\s]/.test(text))
    throw new DeliveryError('The recipient or the reply address is no e-mail address', { isFinal: true });
  return { name: '', address: text };
}

/** `=?` would start an encoded word, which can hold line breaks. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
    .slice(0, 500);
}

function attachmentOf({ name, mediaType, bytes }: NonNullable<Mail['attachments']>[number]) {
  return { filename: name, contentType: mediaType, content: bytes };
}

/** Auto-Submitted suppresses automatic replies (RFC 3834). */
function headersOf({ isPersonal, unsubscribeUrl }: Mail) {
  return {
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** The Message-ID is stable, so that a mail sent twice shows once. */
function composed(mail: Mail, id: string, from: Mailbox): SendMailOptions {
  return {
    from,
    to: onlyAddress(mail.to),
    ...(mail.replyTo !== undefined && { replyTo: onlyAddress(mail.replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    ...(mail.attachments && { attachments: mail.attachments.map(attachmentOf) }),
    headers: headersOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Without the server's text, which repeats addresses. */
const smtpFailureSchema = v.fallback(
  v.object({
    code: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/))), undefined),
    responseCode: v.fallback(v.optional(v.number()), undefined),
    response: v.fallback(v.optional(v.string()), undefined),
    command: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z ]{1,40}$/))), undefined),
  }),
  {},
);

/** Policy refusals (RFC 3463, class 7) concern our setup and can be fixed. */
const isAboutUs = /^\d{3}[ -]5\.7\./;

function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { code, responseCode, response = '', command } = v.parse(smtpFailureSchema, error);
  const parts = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  return new DeliveryError(`The mail server did not take it: ${parts || 'unknown'}`, {
    isFinal: command === 'RCPT TO' && (responseCode ?? 0) >= 500 && !isAboutUs.test(response),
  });
}

function openTransport(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    maxRequeues: 0,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    dnsTimeout: connectTimeoutMs,
  });
}

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

/** @throws {DeliveryError} when the server is unreachable or refuses the credentials */
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

export function createFileMail(folder: string, from: Mailbox, log: Logger): MailGateway {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail(composed(mail, id, from));
      const file = `${fileStem(id)}.eml`;
      await writeWhole(folder, file, message);
      log.info({ file }, 'Mail written to a file: SMTP_URL is not set');
    },
  };
}
