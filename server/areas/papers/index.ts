import type { RequestContext } from '../../context';
import type { PdfDocument } from '../../contract.generated';
import { invalid } from '../../dialect/errors';
import { callerOf } from '../../dialect/methods';
import { readRow } from '../../dialect/write/rows';
import type { Area } from '../area';
import { request } from '../transport/request';
import { noteOf } from './cmr/note';
import { readWaybill } from './cmr/read';

/** Papers that are printed of records. */
export const papers: Area = {
  name: 'papers',
  entities: [],
  resolvers: { Query: { cmrWaybill: (_root, { id }, context) => cmrWaybill(id, context) } },
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
  const content = await drawNote(noteOf(waybill), { number, language });
  return { file_name: `CMR ${number.replace(/[^\w-]+/g, '-')}.pdf`, mime_type: 'application/pdf', content: content.toString('base64') };
}
