import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

type ReceivedMail = Email & {
  envelope: { from: string; to: string[] };
  raw: string;
};

export type SmtpOptions = {
  credentials?: { user: string; password: string };
  unknown?: string[];
};

type Outage = 'later' | 'silent' | 'no relay';

export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  begun(): number;
  breakDown(outage: Outage | undefined): void;
  stop(): Promise<void>;
};

class Refusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export async function startMailServer({ credentials, unknown = [] }: SmtpOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let begun = 0;
  let outage: Outage | undefined;

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    begun += 1;
    const bytes = await buffer(stream);
    if (outage === 'silent') await new Promise(() => undefined);
    if (outage === 'later') throw new Refusal(451, 'Try again later');
    const { mailFrom, rcptTo } = session.envelope;
    mails.push({
      ...(await PostalMime.parse(bytes)),
      envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
      raw: bytes.toString('utf8'),
    });
  }

  const server = new SMTPServer({
    disabledCommands: credentials ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !credentials,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === credentials?.user && password === credentials?.password;
      done(
        isRight ? null : new Refusal(535, 'Wrong user or password'),
        isRight ? { user: username } : undefined,
      );
    },
    onRcptTo: ({ address }, _session, done) => {
      if (outage === 'no relay') return done(new Refusal(554, `5.7.1 <${address}>: Relay access denied`));
      done(unknown.includes(address) ? new Refusal(550, `5.1.1 <${address}> is unknown here`) : null);
    },
    onData: (stream, session, done) => {
      take(stream, session).then(() => done(null), done);
    },
  });
  // Some tests disconnect during a mail.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (typeof address !== 'object' || !address) throw new Error('No address');
  const login = credentials ? `${encodeURIComponent(credentials.user)}:${credentials.password}@` : '';
  return {
    url: `smtp://${login}127.0.0.1:${address.port}`,
    mails,
    begun: () => begun,
    breakDown: (next) => {
      outage = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
