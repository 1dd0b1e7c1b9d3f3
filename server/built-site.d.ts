/** LCP, INP and TTFB in milliseconds. CLS has no unit. */
export type FieldSample = {
  route: string;
  device: string;
  values: Partial<Record<'LCP' | 'INP' | 'CLS' | 'TTFB', number | undefined>>;
};

declare const site: {
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
