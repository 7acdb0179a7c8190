import SignaturePad from 'signature_pad';
import { useCallback, useRef, useState } from 'react';

/** Returns the ref and the state of a canvas to sign on by finger, pen or mouse. */
export function useSignaturePad() {
  const pad = useRef<SignaturePad>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  const attach = useCallback((element: HTMLCanvasElement | null) => {
    if (!element) return undefined;
    // The canvas has the screen's resolution, so that lines are not blurred.
    const scale = window.devicePixelRatio || 1;
    element.width = element.clientWidth * scale;
    element.height = element.clientHeight * scale;
    element.getContext('2d')?.scale(scale, scale);
    const signaturePad = new SignaturePad(element, { penColor: '#000', minWidth: 1, maxWidth: 3 });
    signaturePad.addEventListener('beginStroke', () => setIsDrawn(true));
    pad.current = signaturePad;
    canvas.current = element;
    return () => signaturePad.off();
  }, []);

  return {
    attach,
    isDrawn,
    /** Returns the canvas, or undefined if nothing is drawn. */
    drawn: () => (isDrawn ? (canvas.current ?? undefined) : undefined),
    clear: () => {
      pad.current?.clear();
      setIsDrawn(false);
    },
  };
}
