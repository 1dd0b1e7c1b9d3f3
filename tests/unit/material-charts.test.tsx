import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { countedEvents, powerOfTen, scientific } from '#app/components/products/measured.ts';
import { DistributionChart } from '#app/features/products/distribution-chart.tsx';
import {
  linearScale,
  logScale,
  powersWithin,
  roundStep,
  ticksAround,
} from '#app/features/products/scales.ts';
import { StabilityChart } from '#app/features/products/stability-chart.tsx';
import { siteContent } from '../support/site-content.ts';

const sheets = siteContent.products.flatMap(({ slug, measurements }) =>
  measurements ? [{ slug, measurements }] : [],
);

const amount = fc.double({ min: 0.001, max: 1e6, noNaN: true });

describe('the scales of the charts', () => {
  it('cover every value with at most some steps', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 2, max: 8 }), (from, span, most) => {
        const step = roundStep(span, most);
        const ticks = ticksAround([from, from + span], step);
        expect(ticks[0]).toBeLessThanOrEqual(from + step * 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(from + span - step * 1e-6);
        expect(ticks.length).toBeLessThanOrEqual(most + 2);
      }),
    );
  });

  it('keep the order of values, from one end of the plot to the other', () => {
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (from, span, share) => {
        const within = from + span * share;
        for (const scale of [linearScale, logScale]) {
          const position = scale([from, from + span], [40, 412])(within);
          expect(position).toBeGreaterThanOrEqual(40 - 1e-6);
          expect(position).toBeLessThanOrEqual(412 + 1e-6);
        }
      }),
    );
    expect(linearScale([0, 24], [40, 412])(12)).toBe(226);
    expect(logScale([10, 1000], [0, 100])(100)).toBeCloseTo(50);
  });

  it('have round numbers', () => {
    expect(ticksAround([7.5, 8.06], 0.1)).toEqual([7.5, 7.6, 7.7, 7.8, 7.9, 8, 8.1]);
    expect(roundStep(0.56, 5)).toBe(0.2);
    expect(powersWithin([10, 32_000])).toEqual([10, 100, 1000, 10_000]);
    expect([powerOfTen(12), scientific(8.02e12), scientific(4e8, 1)]).toEqual([
      '10¹²',
      '8.02 × 10¹²',
      '4.0 × 10⁸',
    ]);
  });
});

/** Positions in the markup, which must lie within the view box of 420 by 262. */
function positionsOf(html: string): number[] {
  const attributes = html.matchAll(/ (?:x|y|x1|x2|y1|y2|cx|cy|width|height)="(-?[\d.]+|[^"]*)"/g);
  return [...attributes].map(([, value]) => Number(value));
}

describe('the charts', () => {
  it.each(sheets)('of $slug are titled, described and within their frame', ({ measurements }) => {
    const charts = [
      ...(measurements.stability.length > 0
        ? [<StabilityChart key="s" measurements={measurements} title="Storage" unit="10¹² cells/g" />]
        : []),
      ...(measurements.distribution
        ? [<DistributionChart key="d" distribution={measurements.distribution} title="Events" />]
        : []),
    ];
    for (const chart of charts) {
      const html = renderToStaticMarkup(chart);
      expect(html).toMatch(/role="img" aria-labelledby="(\w+)-title \1-description"><title id="\1-title">/);
      expect(/<desc [^>]*>(.+?)<\/desc>/.exec(html)?.[1]).toMatch(/\d/);
      const positions = positionsOf(html);
      expect(positions.length).toBeGreaterThan(20);
      expect(positions.filter((value) => !(value >= 0 && value <= 420))).toEqual([]);
    }
  });

  it('draw one mark for each value, and a bar of the counted color for each class right of the threshold', () => {
    const lead = sheets.find(({ slug }) => slug === 'lmb-07')?.measurements;
    if (!lead?.distribution) throw new Error('LMB-07 has no distribution');
    const html = renderToStaticMarkup(<StabilityChart measurements={lead} title="t" unit="u" />);
    expect(html.match(/<circle /g)).toHaveLength(lead.stability.length);
    const bars = renderToStaticMarkup(<DistributionChart distribution={lead.distribution} title="t" />);
    const classes = [...bars.matchAll(/<rect class="([^"]*)"/g)].map(([, name]) => name);
    const isCounted = lead.distribution.classes.map(
      ({ from }) => from >= (lead.distribution?.threshold ?? 0),
    );
    expect(new Set(classes.map((name, index) => `${name} ${isCounted[index]}`)).size).toBe(2);
    expect(countedEvents(lead.distribution)).toBe(20_050);
  });
});
