import { type DragEvent, useEffect, useRef, useState } from 'react';

const mediaFilesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Returns whether a paste event belongs to a text field. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Mounted areas that accept files, in the order in which they began to accept them. */
const dropAreas: { current: HTMLElement | null }[] = [];

/**
 * Lets an area of the page accept dropped and pasted files. Files pasted outside of any area go to the first area on
 * the page. Returns the props of the area's element and whether files are dragged over it.
 *
 * @param onFiles undefined when the area accepts no files
 */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const area = useRef<HTMLDivElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const acceptsFiles = onFiles !== undefined;
  const latestOnFiles = useRef(onFiles);
  useEffect(() => {
    latestOnFiles.current = onFiles;
  });

  useEffect(() => {
    if (!acceptsFiles) return undefined;
    dropAreas.push(area);
    const paste = (event: ClipboardEvent) => {
      const files = mediaFilesOf(event.clipboardData);
      if (files.length === 0 || isTyping(event.target)) return;
      const isWithinArea = event.target instanceof Node && area.current?.contains(event.target);
      const isWithinOtherArea = dropAreas.some(
        ({ current }) => event.target instanceof Node && current?.contains(event.target),
      );
      if (!isWithinArea && (isWithinOtherArea || dropAreas[0] !== area)) return;
      event.preventDefault();
      latestOnFiles.current?.(files);
    };
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
      dropAreas.splice(dropAreas.indexOf(area), 1);
    };
  }, [acceptsFiles]);

  return {
    isDraggedOver,
    areaProps: {
      ref: area,
      onDragOver: (event: DragEvent) => {
        if (!acceptsFiles || !hasFiles(event)) return;
        event.preventDefault();
        setIsDraggedOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsDraggedOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsDraggedOver(false);
        if (!acceptsFiles || !hasFiles(event)) return;
        event.preventDefault();
        onFiles(mediaFilesOf(event.dataTransfer));
      },
    },
  };
}
