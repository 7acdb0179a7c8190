import type { RequestContext } from '../../dialect/context';
import type { PdfDocument } from '../../contract.generated';
import { invalidInputError } from '../../dialect/errors';
import { requireCaller } from '../../dialect/methods';
import { readRow } from '../../dialect/write/rows';
import { textsInLanguage } from '../../texts/texts';
import type { Area } from '../area';
import { requestEntity } from '../transport';
import { consignmentNoteOf } from './cmr/note';
import { readWaybill } from './cmr/read-waybill';
import { readReceipt } from './receipt/read-receipt';
import { receiptFileName, receiptTextOf } from './receipt/receipt';

/** Area of PDF documents. */
export const papersArea: Area = {
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
 * Returns the consignment note of a request that the caller may read. The note accompanies the goods, so it contains
 * all fields, even those that drivers may not read elsewhere.
 */
async function cmrWaybill(id: string, context: RequestContext): Promise<PdfDocument> {
  const caller = requireCaller(context);
  const waybill = await context.database.read(caller.tenant, async (session) => {
    const row = await readRow(session, requestEntity, id, caller);
    return row && row.deleted_at === null ? readWaybill(session, caller.tenant, id) : undefined;
  });
  if (!waybill) throw invalidInputError({ id: [{ code: 'not_found' }] });
  const { number, language } = waybill;
  // The PDF library is loaded on first use, so that it does not delay the server's start.
  const { drawConsignmentNote } = await import('./cmr/draw-note');
  const texts = textsInLanguage(language);
  const content = await drawConsignmentNote(consignmentNoteOf(waybill, texts), { number, texts });
  return pdf(`CMR ${number.replace(/[^\w-]+/g, '-')}.pdf`, content);
}

/** Returns the receipt of a successful payment, which may have been refunded since. */
async function paymentReceipt(id: string, context: RequestContext): Promise<PdfDocument> {
  const { tenant } = requireCaller(context);
  const receipt = await readReceipt(context.database, { tenant, payment: id });
  if (typeof receipt === 'string') throw invalidInputError({ id: [{ code: receipt }] });
  const { drawReceipt } = await import('./receipt/draw-receipt');
  const texts = textsInLanguage(receipt.language);
  return pdf(receiptFileName(receipt, texts), await drawReceipt(receiptTextOf(receipt, texts), receipt));
}

function pdf(file_name: string, content: Buffer): PdfDocument {
  return { file_name, mime_type: 'application/pdf', content: content.toString('base64') };
}
