import { encodeCanvas } from '../encodeCanvas';

/** A rectangle in a picture, in the picture's pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Largest side of a cropped picture, in pixels. */
const maxSidePx = 512;

/**
 * Crops a picture to a square and returns it as a JPEG file. Transparent pixels become white.
 *
 * @param dataUrl data URL of the picture
 * @param name file name of the original picture
 */
export async function cropPicture(dataUrl: string, { x, y, width, height }: CropArea, name: string): Promise<File> {
  const picture = new Image();
  picture.src = dataUrl;
  await picture.decode();
  const size = Math.max(1, Math.min(maxSidePx, Math.round(width)));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, size, size);
  const blob = await encodeCanvas(canvas, 'image/jpeg', 0.9);
  if (!blob) throw new Error('The browser cannot write pictures.');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
}

/**
 * Reads a file as a data URL, the only kind of image address that the content security policy allows beside the site's
 * own.
 */
export async function readAsDataUrl(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
