import { type RefObject, useEffect, useState } from 'react';
import type { Size } from './projection.ts';

/** Size on the server and without JavaScript: about that of a map beside a list. */
const usualSize: Size = { width: 640, height: 720 };

export function useElementSize(ref: RefObject<Element | null>): Size {
  const [size, setSize] = useState(usualSize);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      const height = Math.round(entry?.contentRect.height ?? 0);
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
