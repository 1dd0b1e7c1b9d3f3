import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { type FakeAnswer, type FakeRequest, type FakeServer, startFakeServer } from './http.ts';

type Credentials = { key: string; secret: string; from: string };

type SmsServer = FakeServer & {
  messages: { to: string; from: string; text: string }[];
};

const messageSchema = v.object({
  message: v.object({ to: v.string(), from: v.string(), text: v.pipe(v.string(), v.nonEmpty()) }),
});

const headerPattern =
  /^HMAC-SHA256 apiKey=(?<key>[^,]+), date=(?<date>[^,]+), salt=(?<salt>[^,]{12,64}), signature=(?<signature>[\da-f]{64})$/;

const maxAgeMs = 15 * 60_000;

const refuse = (status: number, errorCode: string, errorMessage: string): FakeAnswer => ({
  status,
  json: { errorCode, errorMessage },
});

function signatureFault({ headers }: FakeRequest, { key, secret }: Credentials): FakeAnswer | undefined {
  const parts = headerPattern.exec(headers.authorization ?? '')?.groups;
  if (!parts) return refuse(401, 'Unauthorized', 'The authorization header is missing or wrong');
  if (parts.key !== key) return refuse(403, 'InvalidAPIKey', 'Unknown key');
  if (Math.abs(Date.now() - Date.parse(parts.date ?? '')) > maxAgeMs)
    return refuse(403, 'RequestTimeTooSkewed', 'The date is too far off');
  const expected = createHmac('sha256', secret).update(`${parts.date}${parts.salt}`).digest('hex');
  return parts.signature === expected ? undefined : refuse(403, 'SignatureDoesNotMatch', 'Wrong signature');
}

export async function startSmsServer(credentials: Credentials): Promise<SmsServer> {
  const messages: SmsServer['messages'] = [];
  const server = await startFakeServer((request) => {
    if (request.method !== 'POST' || request.url.pathname !== '/messages/v4/send') return { status: 404 };
    const fault = signatureFault(request, credentials);
    if (fault) return fault;
    const parsed = v.safeParse(messageSchema, JSON.parse(request.body));
    if (!parsed.success) return refuse(400, 'ValidationError', 'to is required');
    const { message } = parsed.output;
    if (!/^01\d{8,9}$/.test(message.to)) return refuse(400, 'ValidationError', `${message.to} is no number`);
    if (message.from !== credentials.from)
      return refuse(400, 'InvalidSender', 'The sender is not registered');
    messages.push(message);
    return {
      status: 200,
      json: {
        groupId: 'G4V1',
        messageId: crypto.randomUUID(),
        statusCode: '2000',
        statusMessage: 'ok',
        ...message,
      },
    };
  });
  return { ...server, messages };
}
