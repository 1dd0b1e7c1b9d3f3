import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type DatabaseLine = {
  url: string;
  cut(): void;
  mend(): void;
  close(): void;
};

/** A way to a PostgreSQL database that can be cut without harm to others who use it. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const clients = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    clients.add(client);
    client.on('close', () => {
      clients.delete(client);
      upstream.destroy();
    });
    upstream.on('close', () => client.destroy());
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  const end = () => {
    for (const client of clients) client.destroy();
  };
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      end();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      end();
      server.close();
    },
  };
}
