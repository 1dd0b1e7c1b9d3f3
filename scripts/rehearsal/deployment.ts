import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tests/support/site.ts';
import { type Installation, install, startWeb, type Web } from './installation.ts';
import { startNginx } from './nginx.ts';

export type Deployment = {
  url: string;
  installation: Installation;
  processes: Web[];
  restart(index: number): Promise<number | null>;
  stop(): Promise<void>;
};

export async function deploy(databaseUrl: string): Promise<Deployment> {
  const installation = install();
  const [port, first, second] = [await freePort(), await freePort(), await freePort()];
  // nginx connects from this address. Visitors of the rehearsal have others.
  const env = {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '127.0.0.1/32',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
  };
  const ports = [first, second] as const;
  const processes = await Promise.all(ports.map((own) => startWeb(installation, own, env)));
  const nginx = await startNginx(join(installation.folder, 'nginx'), port, ports);
  return {
    url: `http://127.0.0.1:${port}`,
    installation,
    processes,
    restart: async (index) => {
      const code = await processes[index]?.stop();
      processes[index] = await startWeb(installation, ports[index] ?? 0, env);
      return code ?? null;
    },
    stop: async () => {
      await nginx.stop();
      await Promise.all(processes.map((web) => web.kill()));
      rmSync(installation.folder, { recursive: true, force: true });
    },
  };
}
