import { css } from '@linaria/core';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, space } from '#app/styles/tokens.ts';
import { googleMapLink, kakaoMapLink, naverMapLink } from './map-links.ts';
import type { Place } from './place.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(20)};

  & a {
    display: inline-block;
    line-height: 44px;
    color: ${color.primary};
    font-size: 0.9375rem;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: ${color.border};
    text-decoration-thickness: 1px;
  }

  & a:hover {
    text-decoration-color: currentcolor;
  }

  @media print {
    display: none;
  }
`;

export function DirectionsLinks({ place, hasGoogle = false }: { place: Place; hasGoogle?: boolean }) {
  const services = [
    { name: m.map_kakao(), href: kakaoMapLink(place) },
    { name: m.map_naver(), href: naverMapLink(place) },
    ...(hasGoogle ? [{ name: m.map_google(), href: googleMapLink(place) }] : []),
  ];
  return (
    <ul className={list}>
      {services.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href}>
            {name}
            <span className={visuallyHidden}> {m.map_directions_to({ place: place.name })}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
