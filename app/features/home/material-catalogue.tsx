import { css, cx } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { Section } from '#app/components/layout/section.tsx';
import { arrival } from '#app/components/ui/arrival.ts';
import { otherLanguage } from '#app/lib/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { HomeContent } from './home.functions.ts';
import { moreLink } from './more-link.ts';
import { sectionTitle } from './section-title.tsx';

const table = css`
  width: 100%;
  border-collapse: collapse;
  border-block: 1px solid ${color.text};
  text-align: left;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(16)} ${space(16)} ${space(16)} 0;
    vertical-align: top;
  }

  & thead th {
    padding-block: ${space(12)};
    ${type.note}
    color: ${color.muted};
    font-weight: 400;
  }

  & tbody tr {
    border-top: 1px solid ${color.hairline};
  }

  & tbody th {
    font-weight: 700;
    line-height: 1.45;
  }

  & tbody td {
    ${type.note}
  }
`;
