import { css } from '@linaria/core';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { PatentRows } from '#app/components/posts/patent-rows.tsx';
import { ThesisRows } from '#app/components/posts/thesis-rows.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { passageText } from '#app/details/passage-text.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { negativeSpace } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';
import type { PatentSummary, ThesisSummary } from '#contract/posts.ts';
import { CytometryFigure } from './cytometry-figure.tsx';
import { Equipment } from './equipment.tsx';
import { Evidence } from './evidence.tsx';
import { JointResearch } from './joint-research.tsx';
import { ResearchFigures } from './research-figures.tsx';
import { Subjects } from './research-subjects.tsx';

const all = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

/** No strip of paper between the last section and the footer. */
const last = css`
  margin-bottom: ${negativeSpace(120)};
`;

type Props = {
  details: readonly Detail[];
  overview: {
    registeredPatents: number | undefined;
    patents: number;
    theses: number;
    latestPatents: readonly PatentSummary[];
    latestTheses: readonly ThesisSummary[];
    codes: readonly string[];
  };
};

export function ResearchPage({ details, overview }: Props) {
  const { latestPatents, latestTheses } = overview;
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/research/intro')}
        heading={m.menu_research_intro()}
        lead={passageText(details, 'research')}
      />
      <div className={container}>
        <CytometryFigure />
      </div>
      <Subjects details={details} codes={overview.codes} />
      <Evidence details={details} />
      <ResearchFigures counts={overview} />
      <Equipment details={details} />
      <Section
        heading={m.research_latest_theses()}
        action={
          <PlainLink to="/research/thesis" className={all}>
            {m.research_all_theses()}
          </PlainLink>
        }
      >
        {latestTheses.length > 0 ? <ThesisRows items={latestTheses} heading="h3" /> : <EmptyState />}
      </Section>
      <Section
        heading={m.research_latest_patents()}
        action={
          <PlainLink to="/research/patent" className={all}>
            {m.research_all_patents()}
          </PlainLink>
        }
      >
        {latestPatents.length > 0 ? <PatentRows items={latestPatents} heading="h3" /> : <EmptyState />}
      </Section>
      <div className={last}>
        <JointResearch details={details} />
      </div>
    </>
  );
}
