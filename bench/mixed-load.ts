import autocannon, { type Request } from 'autocannon';
import { renderedPath } from './rendered-pages.ts';

const cachedPages = [
  '/?lang=ko-KR',
  '/news?lang=en-US',
  '/business/material?lang=ko-KR',
  '/company/intro?lang=zh-CN',
];

/** Four in five are of cached pages, half of these by a member. The others are a member's overview and a rendered list. */
function mixedRequests(cookie: string): Request[] {
  const visitor = { 'accept-encoding': 'br' };
  const member = { ...visitor, cookie };
  return [
    ...cachedPages.map((path) => ({ path, headers: visitor })),
    { path: '/mypage?lang=en-US', headers: member },
    ...cachedPages.map((path) => ({ path, headers: member })),
    { path: renderedPath, headers: visitor },
  ];
}

type Mixed = { url: string; cookie: string; seconds: number; connections: number; perSecond?: number };

/** `p99` in milliseconds. @throws {Error} when a request fails or a response is not 2xx */
export async function putUnderMixedLoad({ url, cookie, seconds, connections, perSecond }: Mixed) {
  const limit = perSecond === undefined ? {} : { overallRate: perSecond };
  const requests = mixedRequests(cookie);
  const result = await autocannon({ url, connections, requests, duration: seconds, ...limit });
  const { errors, non2xx, latency } = result;
  if (errors + non2xx > 0 || result.requests.total === 0)
    throw new Error(`${url}: ${result.requests.total} requests, ${errors} errors, ${non2xx} not 2xx`);
  return { perSecond: result.requests.total / result.duration, p99: latency.p99 };
}
