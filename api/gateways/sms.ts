import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { DeliveryError, ServiceUnavailableError, type SmsGateway } from './gateways.ts';
import { type HttpAnswer, plainCode, request } from './http.ts';
import { fileStem, writeWhole } from './write-file.ts';

export type SmsConfig = { url: string; key: string; secret: string; from: string };

const timeoutMs = 10_000;

const refusalSchema = v.object({ errorCode: v.unknown() });

function authorization({ key, secret }: SmsConfig): string {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', secret)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`;
}

export function postSms(config: SmsConfig, message: Record<string, string>): Promise<HttpAnswer> {
  return request({
    service: 'The text message service',
    url: config.url,
    timeoutMs,
    headers: { authorization: authorization(config) },
    body: { message },
  });
}

/** The message of a refusal may repeat the number. */
export function describeRefusal({ status, body }: HttpAnswer): string {
  const refusal = v.safeParse(refusalSchema, body);
  return [status, refusal.success ? plainCode(refusal.output.errorCode) : ''].join(' ').trim();
}

export function createSolapiSms(config: SmsConfig): SmsGateway {
  return {
    async send({ to, text }) {
      let answer: HttpAnswer;
      try {
        answer = await postSms(config, { to, from: config.from, text });
      } catch (error) {
        if (error instanceof ServiceUnavailableError) throw new DeliveryError(error.message);
        throw error;
      }
      if (answer.isOk) return;
      const isFinal = answer.status >= 400 && answer.status < 500 && ![408, 429].includes(answer.status);
      throw new DeliveryError(`The text message service refuses it: ${describeRefusal(answer)}`, { isFinal });
    },
  };
}

export function createFileSms(folder: string, log: Logger): SmsGateway {
  return {
    async send({ to, text, code }, id) {
      const file = `sms-${fileStem(id)}.json`;
      await writeWhole(folder, file, `${JSON.stringify({ to, text, code })}\n`);
      log.info({ file }, 'SMS written to a file: SMS_KEY is not set');
    },
  };
}
