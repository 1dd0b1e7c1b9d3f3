import { m } from '#app/paraglide/messages.js';
import type { PatentSummary } from '#contract/posts.ts';

export const patentStatusLabels: Record<PatentSummary['status'], () => string> = {
  registered: m.patent_status_registered,
  published: m.patent_status_published,
  pending: m.patent_status_pending,
};
