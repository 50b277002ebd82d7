import { useEffect, useRef, useState } from 'react';
import * as texts from '../texts.ts';

const holdsFiles = (data: DataTransfer | null): data is DataTransfer =>
  data?.types.includes('Files') === true;

/** The one file that is brought, or why it cannot be taken. */
function fileIn(data: DataTransfer): File | string {
  const [item] = data.items;
  const [file, another] = data.files;
  // Asked before anything else is waited for: afterwards the browser has forgotten it.
  if (item?.webkitGetAsEntry?.()?.isDirectory) return texts.folderDropped;
  if (another) return texts.severalDropped;
  return file ?? texts.nothingDropped;
}

/**
 * Takes a file that is dropped anywhere on the page or pasted, while this is shown. Answers whether one is held over the
 * page. A file that is dropped never takes the page's place.
 */
export function useFilesHere(onFile: (file: File) => void, onRefuse: (problem: string) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const told = useRef({ onFile, onRefuse });
  told.current = { onFile, onRefuse };
  useEffect(() => {
    // One counts in and out of every element on the way.
    let depth = 0;
    const take = (data: DataTransfer): void => {
      const file = fileIn(data);
      if (typeof file === 'string') told.current.onRefuse(file);
      else told.current.onFile(file);
    };
    const listeners: {
      [Name in 'dragenter' | 'dragleave' | 'dragover' | 'drop']: (event: DragEvent) => void;
    } = {
      dragenter: ({ dataTransfer }) => {
        if (!holdsFiles(dataTransfer)) return;
        depth += 1;
        setIsOver(true);
      },
      dragleave: ({ dataTransfer }) => {
        if (!holdsFiles(dataTransfer)) return;
        depth = Math.max(0, depth - 1);
        setIsOver(depth > 0);
      },
      dragover: (event) => {
        if (holdsFiles(event.dataTransfer)) event.preventDefault();
      },
      drop: (event) => {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        depth = 0;
        setIsOver(false);
        take(event.dataTransfer);
      },
    };
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      if (holdsFiles(clipboardData)) take(clipboardData);
    };
    const names = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const name of names) addEventListener(name, listeners[name]);
    addEventListener('paste', paste);
    return () => {
      for (const name of names) removeEventListener(name, listeners[name]);
      removeEventListener('paste', paste);
    };
  }, []);
  return isOver;
}
