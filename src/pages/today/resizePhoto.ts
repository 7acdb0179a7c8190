import { encodeCanvas } from '../../ui/encodeCanvas';

/** Longest side of a sent photo, in pixels: enough to read a seal or see a scratch. */
const maxSidePx = 2000;
/** JPEG photos up to this size are sent unchanged if no side is too long. */
const maxUnchangedBytes = 1_000_000;

interface Size {
  width: number;
  height: number;
}

/** Returns the size of a picture reduced to `longest` pixels per side. Keeps the proportions and never enlarges it. */
export function fitSize({ width, height }: Size, longest = maxSidePx): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Returns a smaller JPEG of a photo, because phone cameras create files of ten megabytes. A photo that the browser
 * cannot read is sent unchanged.
 */
export async function resizePhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return photo;
  const size = fitSize(picture);
  const isSmallEnough = size.width === picture.width && photo.size <= maxUnchangedBytes && photo.type === 'image/jpeg';
  if (isSmallEnough) return photo;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) return photo;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  const blob = await encodeCanvas(canvas, 'image/jpeg', 0.85);
  return blob ? new File([blob], `${photo.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type }) : photo;
}
