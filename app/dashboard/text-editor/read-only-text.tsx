import { DOMSerializer } from 'prosemirror-model';
import { useEffect, useRef } from 'react';
import { proseClass } from '#app/components/ui/safe-html.tsx';
import { parseText } from './markdown/parse-text.ts';
import { textSchema } from './markdown/text-schema.ts';

/** Markdown as it looks on its page. */
export function ReadOnlyText({ text }: { text: string }) {
  const placeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fragment = DOMSerializer.fromSchema(textSchema).serializeFragment(parseText(text).content);
    placeRef.current?.replaceChildren(fragment);
  }, [text]);
  return <div ref={placeRef} className={proseClass} />;
}
