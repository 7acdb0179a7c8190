import SignaturePad from 'signature_pad';
import { useCallback, useRef, useState } from 'react';

/** A canvas that one signs on, by finger, pen or mouse. */
export function useSignaturePad() {
  const pad = useRef<SignaturePad>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  const attach = useCallback((element: HTMLCanvasElement | null) => {
    if (!element) return undefined;
    // As many pixels as the screen has, so that the line is not blurred.
    const scale = window.devicePixelRatio || 1;
    element.width = element.clientWidth * scale;
    element.height = element.clientHeight * scale;
    element.getContext('2d')?.scale(scale, scale);
    const made = new SignaturePad(element, { penColor: '#000', minWidth: 1, maxWidth: 3 });
    made.addEventListener('beginStroke', () => setDrawn(true));
    pad.current = made;
    canvas.current = element;
    return () => made.off();
  }, []);

  return {
    attach,
    isDrawn,
    /** The canvas, once something is drawn on it. */
    drawn: () => (isDrawn ? (canvas.current ?? undefined) : undefined),
    clear: () => {
      pad.current?.clear();
      setDrawn(false);
    },
  };
}
