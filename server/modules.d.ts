declare module '#nitro-internal-pollyfills';

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  type Options = { brotli: { params: Record<number, number> } };
  export default function compression(options: Options): Middleware;
}

declare module 'vinxi' {
  import type { NitroConfig } from 'nitropack';

  type Router =
    | { name: string; type: 'static'; dir: string; base: string }
    | { name: string; type: 'http'; handler: string; target: 'server'; base: string };

  export function createApp(options: { server: NitroConfig; routers: Router[] }): unknown;
}
