import { type DragEvent, useEffect, useState } from 'react';

/** Words and links are dragged as well; only files are ours. */
const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/**
 * Lets a file be dropped on an element: spread the result onto it. `data-over` is set while one is held over it. A file
 * that misses it is refused: the browser would open it in place of the page, and what was typed would be lost.
 * @param onPick called with the first file dropped, of any type and size
 */
export function useFileDrop(onPick: (file: File) => void, disabled = false) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    return () => window.removeEventListener('dragover', refuse);
  }, []);

  return {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      if (disabled || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      // moving between its children is not leaving it
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (disabled) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onPick(file);
    },
  };
}
