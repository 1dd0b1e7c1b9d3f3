import { css, cx } from '@linaria/core';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { evidenceOfNote } from '#app/components/products/anchor.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { doseBasis } from '#app/dose/dose-basis.ts';
import type { DoseSearch } from '#app/dose/dose-search.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { space } from '#app/styles/tokens.ts';
import { unitSymbol } from '#rules/material-code.ts';
import { DistributionPart } from './distribution-part.tsx';
import { DocumentFacts, documentFacts } from './document-facts.tsx';
import { DocumentList } from './document-list.tsx';
import { DosePart } from './dose-part.tsx';
import { EvidencePart } from './evidence-part.tsx';
import { Letterhead } from './letterhead.tsx';
import type { MaterialDetail } from './material.queries.ts';
import { actionRow, InquiryLink, SampleLink } from './material-actions.tsx';
import { MaterialOverview } from './material-overview.tsx';
import { NoteColumns, NoteList } from './note-columns.tsx';
import { RelatedLinks } from './related-links.tsx';
import { lineEvidence } from './row-evidence.tsx';
import { link, note, notPrinted, part } from './sheet-styles.ts';
import { StabilityPart } from './stability-part.tsx';
import { Tray } from './tray.tsx';
import { TrayButton } from './tray-button.tsx';

const head = css`
  & > div {
    padding-bottom: ${space(32)};
  }

  & > div > div {
    min-height: 0;
  }

  @media print {
    & > div {
      padding-block: 0 2mm;
    }

    & h1 {
      margin-top: 0;
    }
  }
`;

const secondPage = css`
  @media print {
    break-before: page;
  }
`;

const actions = css`
  margin-block: ${space(20)} ${space(32)};
`;

function Notes({ material }: { material: MaterialDetail }) {
  const { comparison, measuredAdvice, notes } = material;
  const { uses, formulation } = notes;
  if (uses.length + formulation.length === 0) return null;
  return (
    <section className={cx(grid, part)} lang={otherLanguage(material.locale)}>
      <h2>{m.sheet_application()}</h2>
      <NoteColumns
        list={[
          { heading: m.sheet_uses(), lines: uses },
          {
            heading: m.sheet_formulation(),
            lines: formulation,
            after: lineEvidence(comparison.code, {
              measured: measuredAdvice,
              anchorOf: evidenceOfNote,
              isSamePage: true,
            }),
          },
        ]}
      />
    </section>
  );
}

function NotShown({ material }: { material: MaterialDetail }) {
  const { notShown } = material.notes;
  if (notShown.length === 0) return null;
  return (
    <section className={cx(grid, part)} lang={otherLanguage(material.locale)}>
      <h2>{m.sheet_not_shown()}</h2>
      <NoteList lines={notShown} />
    </section>
  );
}

function Inquiry({ material: { id, name, slug, related } }: { material: MaterialDetail }) {
  return (
    <section className={cx(grid, part, notPrinted)}>
      <h2>{m.sheet_ask()}</h2>
      <div>
        <p className={note}>{m.sheet_ask_text()}</p>
        <div className={cx(actionRow, actions)}>
          <InquiryLink name={name} />
          <SampleLink idProduct={id} />
          <TrayButton code={slug} />
          <PlainLink to="/business/material" hash="comparison" className={link}>
            {m.material_to_top()}
          </PlainLink>
        </div>
        <RelatedLinks label={m.material_related()} related={related} />
      </div>
    </section>
  );
}

/** The data sheet of a material: two printed pages. */
export function MaterialArticle({ material, dose }: { material: MaterialDetail; dose: DoseSearch }) {
  const { name, heading, slug, comparison, measurements, hasEvents, locale } = material;
  const { code, unit } = comparison;
  const facts = documentFacts(material);
  const symbol = unitSymbol(unit);
  const basis = doseBasis(unit, measurements);
  const hasCurve = measurements !== null && measurements.stability.length > 0;
  return (
    <Letterhead facts={facts} company={material.company}>
      <div className={head}>
        <PageTitle
          crumbs={crumbsOf('/business/material/$code', { title: name, locale })}
          heading={heading}
          lang={otherLanguage(locale)}
          isArticle
        />
      </div>
      <div className={container}>
        <DocumentFacts facts={facts} hasDose={typeof basis === 'object'} />
        <MaterialOverview material={material} />
        <Notes material={material} />
        <div className={secondPage}>
          <StabilityPart code={code} symbol={symbol} measurements={measurements} slug={slug} />
          {hasEvents ? (
            <DistributionPart
              code={code}
              symbol={symbol}
              number={hasCurve ? 2 : 1}
              measurements={measurements}
              slug={slug}
            />
          ) : null}
          <NotShown material={material} />
        </div>
        <EvidencePart material={material} />
        <DosePart material={material} basis={basis} search={dose} />
        <DocumentList material={material} />
        <Inquiry material={material} />
      </div>
      <Tray />
    </Letterhead>
  );
}
