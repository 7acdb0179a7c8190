/** Pixels of a picture's longer side that are enough to read a seal or a scratch by. */
const longestSide = 2000;
/** Bytes that a picture may have to go as it is. */
const lightEnough = 1_000_000;

interface Size {
  width: number;
  height: number;
}

/** The size of a picture that has to fit: never larger than it was, in its own shape. */
export function fitted({ width, height }: Size, longest = longestSide): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A photo as it is sent: a phone's camera makes ten megabytes of what says the same in half of one.
 * What the browser cannot read goes as it is, and the server says whether it can.
 */
export async function shrunk(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return photo;
  const size = fitted(picture);
  const small = size.width === picture.width && photo.size <= lightEnough && photo.type === 'image/jpeg';
  if (small) return photo;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const paper = canvas.getContext('2d');
  if (!paper) return photo;
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  return blob ? new File([blob], `${photo.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type }) : photo;
}
