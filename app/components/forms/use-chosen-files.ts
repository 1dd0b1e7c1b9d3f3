import { useEffect, useRef, useState } from 'react';
import type { FileFault } from '#app/forms/form-messages.ts';
import { addFiles } from './add-files.ts';

export type RefusedFile = { name: string; fault: FileFault };

/** Identifies a file that is chosen twice. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

/** Makes the list of a native file input editable. The input still holds the files that are sent. */
export function useChosenFiles() {
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
    // Some were chosen before hydration and the input reports them again.
    const { files: next, refused: wrong } = addFiles(files, unknown);
    if (unknown.length > 0) setRefused(wrong);
    show(next);
  }

  // Files chosen before hydration or restored by the browser.
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
    /** Call when the input has new files: they are added to the list. */
    addChosen: () => add([...(inputRef.current?.files ?? [])]),
    remove: (removed: File) => {
      setRefused([]);
      show(files.filter((file) => file !== removed));
    },
    /** Files that were added while these were on their way stay. */
    removeSent: (sent: readonly File[]) => {
      const keys = new Set(sent.map(fileKey));
      setRefused([]);
      show([...(inputRef.current?.files ?? [])].filter((file) => !keys.has(fileKey(file))));
    },
  };
}
