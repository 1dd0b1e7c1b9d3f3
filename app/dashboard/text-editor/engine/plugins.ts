import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { editorKeys, type Requests, typedMarkdown } from './editor-keys.ts';
import { type PictureRequests, pictureInput } from './picture-input.ts';
import { keepTextShape } from './text-shape.ts';

export function editorPlugins(requests: Requests & { pictures: PictureRequests }): Plugin[] {
  return [
    pictureInput(requests.pictures),
    typedMarkdown(),
    ...editorKeys(requests),
    history(),
    keepTextShape(),
    dropCursor({ color: '#17a673', width: 2 }),
    gapCursor(),
    tableEditing(),
  ];
}
