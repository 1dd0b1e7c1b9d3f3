import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

/** Around the text, so that it looks as on its page. */
export const page = css`
  & .ProseMirror {
    position: relative;
    min-height: 18rem;
    padding: ${space(20)};
    overflow-wrap: break-word;
    white-space: pre-wrap;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }

  & .ProseMirror:focus {
    outline: none;
  }

  & .ProseMirror:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  & .ProseMirror-selectednode {
    outline: 3px solid ${color.accent};
  }

  & img[alt=''] {
    outline: 3px dashed ${color.error};
  }

  & hr {
    padding-block: ${space(8)};
    border: 0;

    &::after {
      display: block;
      border-top: 1px solid ${color.border};
      content: '';
    }
  }

  & .selectedCell {
    background: #e3ece6;
  }

  & .ProseMirror-gapcursor {
    position: absolute;
    display: none;
    pointer-events: none;
  }

  & .ProseMirror-gapcursor::after {
    position: absolute;
    top: -2px;
    display: block;
    width: 20px;
    border-top: 1px solid ${color.text};
    content: '';
  }

  & .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }

  & .ProseMirror-hideselection *::selection {
    background: transparent;
  }

  & pre {
    white-space: pre-wrap;
  }
`;
