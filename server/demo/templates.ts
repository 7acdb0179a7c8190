import type { taskTemplates } from '../areas/transport';
import type { DemoTexts } from './words';

type TemplateRow = typeof taskTemplates.$inferInsert;

/** Number of logistician tasks, from the first, that apply to every request and therefore become templates. */
const defaultLogistTasks = 3;

/** Returns a tenant's templates for the tasks of legs and logisticians. */
export function createDemoTaskTemplates(
  tenant: string,
  words: DemoTexts,
  since: Date,
  newId: () => string,
): TemplateRow[] {
  const moment = since.toISOString();
  const template = (type: TemplateRow['type'], text: string, media: boolean, index: number): TemplateRow => ({
    tenant_id: tenant,
    id: newId(),
    text,
    type,
    media_upload_enabled: media,
    signature_required: false,
    order: index + 1,
    created_at: moment,
    modified_at: moment,
  });
  return [
    ...words.routeTasks.map(({ text, media }, index) => template('ROUTE', text, media, index)),
    ...words.logistTasks.slice(0, defaultLogistTasks).map((text, index) => template('LOGIST', text, false, index)),
  ];
}
