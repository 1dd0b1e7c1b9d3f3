import { css } from '@linaria/core';

const icon = css`
  width: 20px;
  height: 20px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const paths = {
  heading: 'M2.5 5v10M9.5 5v10M2.5 10h7M12.5 10.2c.2-2.4 4.4-2.4 4.4.2 0 1.8-4.4 2.6-4.4 4.6h4.6',
  subheading: 'M2.5 5v10M9.5 5v10M2.5 10h7M12.7 8.5h4l-2.3 2.6c3.2-.2 3.3 3.9.2 3.9-1.1 0-1.8-.5-2.1-1.3',
  bullets: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  numbers: 'M8.5 5H17M8.5 10H17M8.5 15H17M3 3.5l1.2-.5v4M2.8 12.2c1.6-1.2 2.4 0 1.4 1.1L2.8 15.2h2',
  quote: 'M4 14c2 0 3.5-1.6 3.5-4.5V6h-4v4.5h4M11.5 14c2 0 3.5-1.6 3.5-4.5V6h-4v4.5h4',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3L10 5.7M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3L10 14.3',
  picture: 'M2.5 4h15v12h-15zM2.5 13l4-4 4 4 2.5-2.5 4.5 4.5M13 7.5h.01',
  table: 'M2.5 4h15v12h-15zM2.5 8h15M2.5 12h15M7.5 4v12M12.5 4v12',
  rule: 'M2.5 10h15',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H8',
  redo: 'M13 4l3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 0 0 0 9H12',
} as const;

export type IconName = keyof typeof paths;

export function EditorIcon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 20 20" className={icon} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
