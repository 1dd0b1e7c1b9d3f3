import { freePort } from '../../tests/support/site.ts';
import { startLoad } from '../rehearsal/load.ts';
import { Installation } from './site-folder.ts';
import { Visitors } from './visitors.ts';

const release =
  "fetch('http://127.0.0.1:3000/release.txt').then((answer) => answer.text()).then(console.log)";

/** Each `check` prints one line of docs/rehearsals/containers.md. */
export class Rehearsal {
  readonly installation = new Installation();
  readonly port: number;
  /** The references of all inquiries that were answered with 201 and must be in the database. */
  readonly sent: string[] = [];
  readonly processes = ['web-1', 'web-2'];
  database = 'site';

  private constructor(port: number) {
    this.port = port;
  }

  static async begin(): Promise<Rehearsal> {
    return new Rehearsal(await freePort());
  }

  /** The gateway of compose.yaml's network is an address of this machine, which other addresses can reach. */
  get origin(): string {
    return `http://172.30.77.1:${this.port}`;
  }

  readonly title = (text: string): void => console.log(`\n${text}`);

  readonly check = (what: string, isFulfilled: boolean): void => {
    console.log(`${isFulfilled ? 'yes' : 'NO '}  ${what}`);
    if (!isFulfilled) throw new Error(`Failed: ${what}`);
  };

  readonly query = (text: string): string[] => {
    const psql = ['psql', '-U', 'site', '-d', this.database, '-At', '-c', text];
    return this.installation.containers.exec('database', ...psql).split('\n');
  };

  checkReleases(expected: string): void {
    const shown = this.processes.map((name) =>
      this.installation.containers.exec(name, 'node', '-e', release),
    );
    this.check(
      `${this.processes.join(' and ')} answer as release ${expected}`,
      shown.every((text) => text === expected),
    );
  }

  checkInquiries(): void {
    const stored = this.query('select reference from contacts');
    const isSame = stored.length === this.sent.length && this.sent.every((one) => stored.includes(one));
    this.check(
      `inquiries in the database: ${stored.length}, answers 201: ${this.sent.length}; none lost, none twice`,
      isSame,
    );
  }

  async replaceProcesses(): Promise<void> {
    for (const name of this.processes) {
      await this.installation.run('replace', { 'web-1': name });
      await this.installation.run('checkReady', { 'web-1': name });
      this.check(`${name} was replaced, is healthy and ready`, true);
    }
  }

  async replaceUnderLoad(): Promise<void> {
    const visitors = new Visitors(this.origin);
    const load = startLoad(this.origin, visitors.inquire);
    try {
      await this.replaceProcesses();
    } finally {
      const { pages, inquiries, failures } = await load.stop();
      this.sent.push(...visitors.references);
      if (failures.length > 0)
        console.log([...failures, this.installation.containers.log('nginx')].join('\n'));
      this.check(
        `${pages} pages and ${inquiries} inquiries meanwhile (${visitors.repeated} sent twice), none failed`,
        failures.length === 0,
      );
    }
    this.checkInquiries();
  }
}
