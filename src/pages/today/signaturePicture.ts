/** What a signature's picture is made of. */
export interface Signed {
  /** What was drawn; absent: the name alone signs. */
  drawn?: HTMLCanvasElement;
  name: string;
  /** When and where it was signed for, as one line. */
  line: string;
}

const [width, height, margin] = [1000, 500, 30];
const [lineHeight, ink] = [40, '#000'];

/** Makes the picture: the signature on white, and below it who signed, and when. Named after who signed. */
export async function signaturePicture({ drawn, name, line }: Signed): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser cannot draw pictures.');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.fillStyle = ink;
  const room = { width: width - 2 * margin, height: height - 2 * lineHeight - 2 * margin };
  if (drawn) {
    const scale = Math.min(room.width / drawn.width, room.height / drawn.height);
    paper.drawImage(drawn, margin, margin, drawn.width * scale, drawn.height * scale);
  } else {
    paper.font = 'italic 84px Georgia, "Times New Roman", serif';
    paper.fillText(name, margin, margin + room.height - lineHeight, room.width);
  }
  paper.fillRect(margin, height - 2 * lineHeight - margin, room.width, 2);
  paper.font = '28px system-ui, sans-serif';
  paper.fillText(name, margin, height - lineHeight - margin / 2, room.width);
  paper.fillText(line, margin, height - margin / 2, room.width);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('The browser cannot write pictures.');
  return new File([blob], `${name}.png`, { type: blob.type });
}
