import type { RequestContext } from '../../dialect/context';
import type { PdfDocument, PlanDocumentInput } from '../../contract.generated';
import { invalidInputError } from '../../dialect/errors';
import { requireCaller } from '../../dialect/methods';
import { readRow } from '../../dialect/write/rows';
import { textsInLanguage } from '../../texts/texts';
import type { Area } from '../area';
import { requestEntity } from '../transport';
import { consignmentNoteOf, type WaybillData } from './cmr/note';
import { readWaybill } from './cmr/read-waybill';
import { planFileName, planTextOf } from './plan/plan';
import { readPlans } from './plan/read-plan';
import { readReceipt } from './receipt/read-receipt';
import { receiptFileName, receiptTextOf } from './receipt/receipt';

/** Area of PDF documents. */
export const papersArea: Area = {
  name: 'papers',
  entities: [],
  resolvers: {
    Query: {
      cmrWaybill: (_root, { id }, context) => cmrWaybills([id], context),
      cmrWaybills: (_root, { ids }, context) => cmrWaybills(ids, context),
      planDocument: (_root, { input }, context) => planDocument(input, context),
      paymentReceipt: (_root, { id }, context) => paymentReceipt(id, context),
    },
  },
};

/** Most requests whose notes are printed at once. */
const maxNotes = 100;

/**
 * Returns the consignment notes of those requests that the caller may read. A note accompanies the goods, so it contains
 * all fields, even those that drivers may not read elsewhere.
 */
async function cmrWaybills(ids: readonly string[], context: RequestContext): Promise<PdfDocument> {
  const caller = requireCaller(context);
  if (ids.length > maxNotes) throw invalidInputError({ ids: [{ code: 'print_limit', payload: { max: maxNotes } }] });
  const waybills: WaybillData[] = [];
  for (const id of new Set(ids)) {
    const waybill = await context.database.read(caller.tenant, async (session) => {
      const row = await readRow(session, requestEntity, id, caller);
      return row && row.deleted_at === null ? readWaybill(session, caller.tenant, id) : undefined;
    });
    if (waybill) waybills.push(waybill);
  }
  const [first, ...others] = waybills;
  if (!first) throw invalidInputError({ id: [{ code: 'not_found' }] });
  // The PDF library is loaded on first use, so that it does not delay the server's start.
  const { drawConsignmentNotes } = await import('./cmr/draw-note');
  const texts = textsInLanguage(first.language);
  const notes = waybills.map((waybill) => ({ number: waybill.number, note: consignmentNoteOf(waybill, texts) }));
  const content = await drawConsignmentNotes(notes, texts);
  const name = first.number.replace(/[^\w-]+/g, '-');
  return pdf(others.length > 0 ? `CMR ${name} +${others.length}.pdf` : `CMR ${name}.pdf`, content);
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

/** Returns the plans of days, in the caller's language. */
async function planDocument(input: PlanDocumentInput, context: RequestContext): Promise<PdfDocument> {
  const texts = textsInLanguage(context.language);
  const [first, ...others] = (await readPlans(input, context)).map((plan) => planTextOf(plan, texts));
  if (!first) throw invalidInputError({ 'input.days': [{ code: 'required' }] });
  const { drawPlan } = await import('./plan/draw-plan');
  return pdf(planFileName(input.first_day, texts), await drawPlan([first, ...others], texts.language));
}

function pdf(file_name: string, content: Buffer): PdfDocument {
  return { file_name, mime_type: 'application/pdf', content: content.toString('base64') };
}
