import type { RequestContext } from '../../dialect/context';
import type { PdfDocument } from '../../contract.generated';
import { invalid } from '../../dialect/errors';
import { callerOf } from '../../dialect/methods';
import { readRow } from '../../dialect/write/rows';
import { textsIn } from '../../texts/texts';
import type { Area } from '../area';
import { request } from '../transport';
import { noteOf } from './cmr/note';
import { readWaybill } from './cmr/read';
import { readReceipt } from './receipt/read';
import { fileNameOf, textOf } from './receipt/receipt';

/** Papers that are printed of records. */
export const papers: Area = {
  name: 'papers',
  entities: [],
  resolvers: {
    Query: {
      cmrWaybill: (_root, { id }, context) => cmrWaybill(id, context),
      paymentReceipt: (_root, { id }, context) => paymentReceipt(id, context),
    },
  },
};

/**
 * The consignment note of a request that the caller sees: all of it, whatever of the request is kept from a driver
 * elsewhere, because the paper goes along with the goods.
 */
async function cmrWaybill(id: string, context: RequestContext): Promise<PdfDocument> {
  const caller = callerOf(context);
  const waybill = await context.database.read(caller.tenant, async (session) => {
    const row = await readRow(session, request, id, caller);
    return row && row.deleted_at === null ? readWaybill(session, caller.tenant, id) : undefined;
  });
  if (!waybill) throw invalid({ id: [{ code: 'not_found' }] });
  const { number, language } = waybill;
  // What draws is loaded with the first note: the server's start waits for nothing that few ask for.
  const { drawNote } = await import('./cmr/draw');
  const texts = textsIn(language);
  const content = await drawNote(noteOf(waybill, texts), { number, texts });
  return pdf(`CMR ${number.replace(/[^\w-]+/g, '-')}.pdf`, content);
}

/** The receipt of a payment that the caller's company made, and that succeeded, whether or not it was paid back since. */
async function paymentReceipt(id: string, context: RequestContext): Promise<PdfDocument> {
  const { tenant } = callerOf(context);
  const receipt = await readReceipt(context.database, { tenant, payment: id });
  if (typeof receipt === 'string') throw invalid({ id: [{ code: receipt }] });
  const { drawReceipt } = await import('./receipt/draw');
  const texts = textsIn(receipt.language);
  return pdf(fileNameOf(receipt, texts), await drawReceipt(textOf(receipt, texts), receipt));
}

function pdf(file_name: string, content: Buffer): PdfDocument {
  return { file_name, mime_type: 'application/pdf', content: content.toString('base64') };
}
