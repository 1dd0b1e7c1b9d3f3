import { css } from '@linaria/core';
import { Fragment } from 'react';

const name = css`
  white-space: nowrap;
`;

/** Authors of a paper. Names do not break across lines. */
export function Authors({ names }: { names: readonly string[] }) {
  return names.map((author, index) => (
    <Fragment key={author}>
      <span className={name}>{index < names.length - 1 ? `${author},` : author}</span>{' '}
    </Fragment>
  ));
}
