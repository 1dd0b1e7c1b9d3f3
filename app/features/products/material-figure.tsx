import { css } from '@linaria/core';
import { EvidenceLink } from '#app/components/products/evidence-link.tsx';
import { HelpPopover } from '#app/components/ui/help-popover.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Material } from './products.queries.ts';
import { link } from './sheet-styles.ts';

const figure = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(4)} ${space(12)};
  margin-top: ${space(20)};

  & strong {
    ${type.title}
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & small {
    flex-basis: 100%;
    ${type.note}
    color: ${color.muted};
  }
`;

const explanations = [
  [/\bCFU\b/, m.unit_cfu],
  [/\bcells\b/, m.unit_cells],
  [/\bparticles\b/, m.unit_particles],
  [/\bEPS\b/, m.unit_eps],
] as const;

function UnitHelp({ unit }: { unit: string }) {
  const explanation = explanations.find(([pattern]) => pattern.test(unit))?.[1];
  return explanation ? <HelpPopover topic={unit}>{explanation()}</HelpPopover> : null;
}

export function MaterialFigure({ comparison }: { comparison: NonNullable<Material['comparison']> }) {
  const { code } = comparison;
  return (
    <p className={figure}>
      <strong>{comparison.figure}</strong> {comparison.unit} <UnitHelp unit={comparison.unit} />{' '}
      <small>{comparison.method}</small>
      <EvidenceLink code={code} className={link} aria-label={m.sheet_evidence_of({ code })}>
        {m.sheet_evidence_open()}
      </EvidenceLink>
    </p>
  );
}
