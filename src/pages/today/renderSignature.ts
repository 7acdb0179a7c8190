import { encodeCanvas } from '../../ui/encodeCanvas';

/** What the picture of a signature shows. */
interface SignatureContent {
  /** The drawn signature. Absent if only the name was entered. */
  drawn?: HTMLCanvasElement;
  name: string;
  /** Date, time and task in one line. */
  line: string;
}

const [width, height, margin] = [1000, 500, 30];
const [lineHeight, inkColour] = [40, '#000'];

/** Renders the signature as a PNG on white, with the name and date below. The file is named after the signer. */
export async function renderSignature({ drawn, name, line }: SignatureContent): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = inkColour;
  const area = { width: width - 2 * margin, height: height - 2 * lineHeight - 2 * margin };
  if (drawn) {
    const scale = Math.min(area.width / drawn.width, area.height / drawn.height);
    context.drawImage(drawn, margin, margin, drawn.width * scale, drawn.height * scale);
  } else {
    context.font = 'italic 84px Georgia, "Times New Roman", serif';
    context.fillText(name, margin, margin + area.height - lineHeight, area.width);
  }
  context.fillRect(margin, height - 2 * lineHeight - margin, area.width, 2);
  context.font = '28px system-ui, sans-serif';
  context.fillText(name, margin, height - lineHeight - margin / 2, area.width);
  context.fillText(line, margin, height - margin / 2, area.width);
  const blob = await encodeCanvas(canvas, 'image/png');
  if (!blob) throw new Error('The browser cannot write pictures.');
  return new File([blob], `${name}.png`, { type: blob.type });
}
