/** Returns the content of a canvas as a picture of the MIME type `type`, or null if the browser cannot encode it. */
export async function encodeCanvas(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
