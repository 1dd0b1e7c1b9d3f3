import { css } from '@linaria/core';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { PatentRows } from '#app/components/posts/patent-rows.tsx';
import { ThesisRows } from '#app/components/posts/thesis-rows.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { passageText } from '#app/details/passage-text.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, space } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';
import type { PatentSummary, ThesisSummary } from '#contract/posts.ts';
import { Equipment } from './equipment.tsx';
import { Evidence } from './evidence.tsx';
import { JointResearch } from './joint-research.tsx';
import { ResearchFigures } from './research-figures.tsx';
import { Subjects } from './research-subjects.tsx';

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: ${color.dark};
`;

const all = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

/** Adjacent sections of one kind are closer together. */
const papers = css`
  & section + section {
    padding-top: ${space(0)};
  }
`;

type Props = {
  details: readonly Detail[];
  overview: {
    registeredPatents: number | undefined;
    patents: number;
    theses: number;
    latestPatents: readonly PatentSummary[];
    latestTheses: readonly ThesisSummary[];
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
        <Picture
          src="/art/pages/research.avif"
          width={1600}
          height={900}
          sizes="(min-width: 1280px) 1200px, 92vw"
          alt={m.research_picture()}
          priority
          className={picture}
        />
      </div>
      <Subjects details={details} />
      <Evidence details={details} />
      <ResearchFigures counts={overview} />
      <Equipment details={details} />
      <div className={papers}>
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
      </div>
      <JointResearch details={details} />
    </>
  );
}
