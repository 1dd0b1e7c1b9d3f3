import { css } from '@linaria/core';
import { FigureCaption } from '#app/components/ui/figure-caption.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';
import { materialSlug } from '#rules/material-code.ts';
import type { Specimen } from './showroom.queries.ts';

const tray = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(16)} ${space(12)};
  padding: ${space(20)} ${space(16)};
  background: ${color.surface};
  border: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding: ${space(20)};
  }

  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(8)};
    justify-items: center;
    font-size: 0.75rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
  }

  & a:hover {
    color: ${color.primary};
    text-decoration: underline;
  }

  & img {
    display: block;
    width: 100%;
    max-width: ${space(80)};
    height: auto;
    aspect-ratio: 1;
    object-fit: cover;
    border: 3px solid ${color.paper};
    border-radius: 50%;
    outline: 1px solid ${color.hairline};
  }
`;

/** A dish of each ingredient, which leads to its data sheet. */
export function SampleTray({ specimens }: { specimens: readonly Specimen[] }) {
  if (specimens.length === 0) return null;
  return (
    <figure>
      <ul className={tray}>
        {specimens.map(({ id, code, image }) => (
          <li key={id}>
            <PlainLink to="/business/material/$code" params={{ code: materialSlug(code) }}>
              <Picture src={image} width={960} height={960} sizes="80px" alt="" />
              {code}
            </PlainLink>
          </li>
        ))}
      </ul>
      <FigureCaption number={2} caption={m.showroom_tray()} />
    </figure>
  );
}
