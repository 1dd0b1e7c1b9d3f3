declare module '#site' {
  /** LCP, INP and TTFB in milliseconds. CLS has no unit. */
  export type FieldSample = {
    route: string;
    device: string;
    values: Partial<Record<'LCP' | 'INP' | 'CLS' | 'TTFB', number | undefined>>;
  };

  const site: {
    fetch(
      request: Request,
      context: {
        clientAddress: string;
        requestId: string;
        runInSlot?: <T, TRefusal>(run: () => Promise<T>, refuse: () => TRefusal) => Promise<T | TRefusal>;
      },
    ): Promise<Response>;
    refuseBusy(request: Request, context: { clientAddress: string; requestId: string }): Response;
    isPreview(target: string, cookies: string | undefined): boolean;
    cacheKeyFor(target: string): { key: string; unknown: string; isDocument: boolean } | undefined;
    contentVersion: (() => Promise<string>) | undefined;
    clearCachedReads(): void;
    watchFieldData(listen: (sample: FieldSample) => void): void;
    close(): Promise<void>;
    hasDatabase: boolean;
    claimDelivery: ((requestId: string) => Promise<boolean | undefined>) | undefined;
    /** Since the start of this process. Undefined with an outside API. */
    counts: (() => { inquiries: number; failedSignIns: number }) | undefined;
    figures(): Promise<
      | {
          outbox: { kind: string; waiting: number; failed: number; oldestSeconds: number }[];
          jobs: { name: string; overdueSeconds: number }[];
          confirmations: Record<string, number>;
          connections?: Record<string, number> | undefined;
        }
      | undefined
    >;
  };
  export default site;
}

declare module '#nitro-internal-pollyfills';

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(): Middleware;
}

declare module 'vinxi' {
  import type { NitroConfig } from 'nitropack';

  type Router =
    | { name: string; type: 'static'; dir: string; base: string }
    | { name: string; type: 'http'; handler: string; target: 'server'; base: string };

  export function createApp(options: { server: NitroConfig; routers: Router[] }): unknown;
}
