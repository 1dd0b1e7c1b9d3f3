import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import type { Detail } from '#contract/company-details.ts';
import type { CompanyContent } from './company.queries.ts';
import { CompanyFigures, NetworkFootnote } from './company-figures.tsx';
import { Facts } from './facts.tsx';
import { Idea } from './idea.tsx';
import { BrandSupport, CompanyDocuments } from './offered-documents.tsx';
import { Openings } from './openings.tsx';
import { PagePicture } from './page-picture.tsx';
import { PartnerList } from './partner-list.tsx';
import { People } from './people.tsx';
import { Plant } from './plant.tsx';
import { Process } from './process.tsx';

type Props = CompanyContent & { details: readonly Detail[] };

export function CompanyIntro({ figures, people, openings, clients, details }: Props) {
  return (
    <>
      <div className={container}>
        <PagePicture
          file="intro.avif"
          alt={m.intro_picture()}
          sizes="(min-width: 1280px) 1200px, 100vw"
          number={1}
          caption={m.intro_caption()}
          priority
        />
      </div>
      <Idea details={details} />
      <Facts details={details} />
      <Process details={details} />
      <Plant details={details} />
      <CompanyFigures figures={figures} />
      <People people={people} />
      <PartnerList clients={clients} />
      <BrandSupport />
      <Openings openings={openings} />
      <CompanyDocuments details={details} />
      <NetworkFootnote figures={figures} details={details} />
    </>
  );
}
