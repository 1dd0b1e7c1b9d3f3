import { HelpPopover } from '#app/components/ui/help-popover.tsx';
import { m } from '#app/paraglide/messages.js';

const explanations = [
  [/\bCFU\b/, m.unit_cfu],
  [/\bcells\b/, m.unit_cells],
  [/\bparticles\b/, m.unit_particles],
  [/\bEPS\b/, m.unit_eps],
] as const;

export function UnitHelp({ unit }: { unit: string }) {
  const explanation = explanations.find(([pattern]) => pattern.test(unit))?.[1];
  return explanation ? <HelpPopover topic={unit}>{explanation()}</HelpPopover> : null;
}
