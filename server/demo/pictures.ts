/** Colours of the parts of a drawn photo. */
interface Colors {
  sky: readonly [top: string, bottom: string];
  ground: string;
  cab: string;
  trailer: string;
}

/** Colours of each photo of the demo. The photos differ in time of day or weather. */
const photoColors: readonly Colors[] = [
  { sky: ['#6fa3cf', '#cfe3f1'], ground: '#5d6466', cab: '#b3261e', trailer: '#f2f2ee' },
  { sky: ['#35506e', '#e9a15b'], ground: '#3b3f42', cab: '#0b5f57', trailer: '#d9dcd8' },
  { sky: ['#9aa7ad', '#dfe4e6'], ground: '#74797b', cab: '#1b5fae', trailer: '#e8c95a' },
];

const width = 1200;
const height = 800;

/** Returns an SVG of a truck by the road. */
function truckSvg({ sky, ground, cab, trailer }: Colors): string {
  const wheels = [250, 330, 410, 815, 960].map(
    (x) => `<circle cx="${x}" cy="590" r="42" fill="#1d1f20"/><circle cx="${x}" cy="590" r="18" fill="#9aa0a2"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/><rect y="600" width="${width}" height="200" fill="${ground}"/>
    <rect y="700" width="${width}" height="8" fill="#ffffff" opacity="0.6"/>
    <rect x="150" y="230" width="600" height="320" rx="6" fill="${trailer}"/><rect x="150" y="545" width="900" height="22" fill="#2b2e30"/>
    <path d="M770 550 V300 Q770 280 790 280 H900 Q925 280 940 305 L1020 430 Q1030 445 1030 465 V550 Z" fill="${cab}"/>
    <path d="M870 310 H905 Q918 310 926 322 L985 420 H870 Z" fill="#bcd3de"/>${wheels.join('')}
  </svg>`;
}

/** Returns the photos of the demo as JPEG files. */
export async function readDemoPhotos(): Promise<Buffer[]> {
  const { default: sharp } = await import('sharp');
  return Promise.all(
    photoColors.map((colors) =>
      sharp(Buffer.from(truckSvg(colors)))
        .jpeg({ quality: 78 })
        .toBuffer(),
    ),
  );
}

/** Returns a PDF of one page with the given lines. Characters other than ASCII become question marks. */
export function createDemoPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ');
  const stream = `BT /F1 14 Tf 20 TL 72 760 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${pdf}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
  );
}
