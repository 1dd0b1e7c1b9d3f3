import { css } from '@linaria/core';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { loadExtra } from '#app/routing/failed-load.ts';
import { container } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { ShownChamber } from './read-chamber.server.ts';

export type ChamberProps = { chamber: ShownChamber };

async function loadCountTool(): Promise<{ default: ComponentType<ChamberProps> }> {
  const { CountTool: component } = await import('./count-tool.tsx');
  return { default: component };
}

const CountTool = lazy(() => loadExtra(loadCountTool, { default: CountStill }));

/** Over the hero, whose other parts are hidden while it is the target of the address. */
const layer = css`
  display: none;
  grid-area: 1 / 1 / -1 / -1;
  padding-block: ${space(120)} ${space(60)};
  background: rgb(13 26 21 / 94%);

  &:target {
    display: grid;
  }

  & > div {
    align-content: center;
    display: grid;
    gap: ${space(24)};
  }

  & h2 {
    ${type.title}
    color: #fff;
  }

  & p {
    max-width: 44em;
    text-wrap: pretty;
  }

  & img {
    width: 100%;
    max-width: 480px;
    height: auto;
    border: 1px solid ${color.darkHairline};
  }

  & figure {
    display: grid;
    gap: ${space(24)};

    ${from.large} {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: end;
    }
  }
`;

const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(12)} ${space(24)};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: #fff;
    font-weight: 600;
  }
`;

function CountStill({ chamber: { slug, picture, still } }: ChamberProps) {
  return (
    <figure>
      <img
        src={`/business/material/${slug}/chamber.svg`}
        alt={picture}
        width={480}
        height={480}
        loading="lazy"
      />
      <figcaption>{still}</figcaption>
    </figure>
  );
}

/** A picture with its result, in place of which one can count where motion is welcome. */
export function CountLayer({ chamber }: ChamberProps) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const look = () => {
      if (location.hash === '#count' && matchMedia('(prefers-reduced-motion: no-preference)').matches)
        setUsed(true);
    };
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || location.hash !== '#count') return;
      location.hash = 'count-link';
      document.getElementById('count-link')?.focus();
    };
    look();
    addEventListener('hashchange', look);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('hashchange', look);
      removeEventListener('keydown', close);
    };
  }, []);
  const picture = <CountStill chamber={chamber} />;
  return (
    <section id="count" className={layer} aria-labelledby="count-title">
      <div className={container}>
        <header className={header}>
          <h2 id="count-title">{m.count_title()}</h2>
          <a href="#count-link">{m.count_close()}</a>
        </header>
        <p>{chamber.lead}</p>
        {isUsed ? (
          <Suspense fallback={picture}>
            <CountTool chamber={chamber} />
          </Suspense>
        ) : (
          picture
        )}
      </div>
    </section>
  );
}
