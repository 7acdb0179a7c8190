/** A part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of a side that are enough for a face. */
const side = 512;

/**
 * Cuts a square part out of a picture, as a file of its own. What is transparent becomes white.
 *
 * @param address of the picture, loaded before
 * @param name of the file that it came from
 */
export async function cropped(address: string, { x, y, width, height }: Part, name: string): Promise<File> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const size = Math.max(1, Math.min(side, Math.round(width)));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser cannot draw pictures.');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, size, size);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, x, y, width, height, 0, 0, size, size);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (!blob) throw new Error('The browser cannot write pictures.');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
}

/** A file as an address: the one kind that pages may show beside the site's own. */
export async function addressOf(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
