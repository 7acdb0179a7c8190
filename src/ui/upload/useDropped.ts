import { type DragEvent, useEffect, useRef, useState } from 'react';

const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])];
const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Whether what is pasted belongs to a field that someone types in. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Areas that take what is pasted where nothing has the focus, in the order in which they came. */
const areas: { current: HTMLElement | null }[] = [];

/**
 * Lets an area of the page take files that are dropped on it or pasted: into it, or, where nothing else has the focus,
 * into the first such area of the page. Answers what the area's element wants, and whether files hang over it.
 *
 * @param onFiles absent where nothing is taken
 */
export function useDropped(onFiles: ((files: readonly File[]) => void) | undefined) {
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const taking = onFiles !== undefined;
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    if (!taking) return undefined;
    areas.push(area);
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData);
      if (files.length === 0 || isTyping(event.target)) return;
      const within = event.target instanceof Node && area.current?.contains(event.target);
      const elsewhere = areas.some(({ current }) => event.target instanceof Node && current?.contains(event.target));
      if (!within && (elsewhere || areas[0] !== area)) return;
      event.preventDefault();
      latest.current?.(files);
    };
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
      areas.splice(areas.indexOf(area), 1);
    };
  }, [taking]);

  return {
    over,
    area: {
      ref: area,
      onDragOver: (event: DragEvent) => {
        if (!taking || !carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!taking || !carriesFiles(event)) return;
        event.preventDefault();
        onFiles(filesIn(event.dataTransfer));
      },
    },
  };
}
