import { useEffect, useRef, useState } from 'react';
import type { FileFault } from '#app/forms/form-messages.ts';
import { addFiles } from './files.ts';

export type RefusedFile = { name: string; fault: FileFault };

/** The same for a file that is chosen a second time. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

/** The files of a native file input, which stays what is sent, as a list that can grow and shrink. */
export function useFileList() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  function show(next: readonly File[]): void {
    setFiles(next);
    if (!inputRef.current) return;
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    inputRef.current.files = transfer.files;
  }

  function add(added: readonly File[]): void {
    const known = new Set(files.map(fileKey));
    const unknown = added.filter((file) => !known.has(fileKey(file)));
    // Also what the input tells a second time, of a choice made before this script ran.
    const { files: next, refused: wrong } = addFiles(files, unknown);
    if (unknown.length > 0) setRefused(wrong);
    show(next);
  }

  // Files that were chosen before this script ran, or that the browser kept when the visitor came back.
  useEffect(() => {
    const chosen = [...(inputRef.current?.files ?? [])];
    if (chosen.length === 0) return;
    const result = addFiles([], chosen);
    setRefused(result.refused);
    setFiles(result.files);
    const transfer = new DataTransfer();
    for (const file of result.files) transfer.items.add(file);
    if (inputRef.current) inputRef.current.files = transfer.files;
  }, []);

  return {
    inputRef,
    files,
    refused,
    add,
    /** To be called when the input has new files of its own: those are added to the list. */
    addChosen: () => add([...(inputRef.current?.files ?? [])]),
    remove: (gone: File) => {
      setRefused([]);
      show(files.filter((file) => file !== gone));
    },
  };
}
