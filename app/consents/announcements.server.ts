import { findInApi } from '#app/api-client/api-client.server.ts';
import { cachedRead } from '#app/caching/cached-read.server.ts';
import { formatDate } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { endpoints } from '#contract/endpoints.ts';

const announcedTexts = { terms: m.terms_announced, privacy: m.terms_privacy_announced };

type AnnouncedKind = keyof typeof announcedTexts;

async function readUpcoming(kind: AnnouncedKind) {
  const answer = await findInApi(endpoints.getTerm, { params: { kind }, query: {} });
  const upcoming = (answer?.data.versions ?? []).filter(({ status }) => status === 'upcoming');
  return upcoming
    .toSorted((one, other) => one.effectiveAt.localeCompare(other.effectiveAt))
    .map(({ version, effectiveAt }) => ({
      kind,
      version,
      text: announcedTexts[kind]({ date: formatDate(effectiveAt) }),
    }));
}

/** Upcoming versions of the texts that members agree to, the next one first. */
export const readAnnouncements = cachedRead(async () => [
  ...(await readUpcoming('terms')),
  ...(await readUpcoming('privacy')),
]);

export type Announcement = Awaited<ReturnType<typeof readUpcoming>>[number];
