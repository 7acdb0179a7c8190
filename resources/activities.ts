import type {
  ActivitiesColumn,
  ActivitiesOrderColumn,
  Activity,
  ActivityAction,
  ActivitySubject,
} from './contract.generated';
import { absencesResource } from './absences';
import { companyResource } from './company';
import { customersResource } from './customers';
import { defineResource, type ResourceDefinition } from './definition';
import type { ActivityResource, ChipTone } from './fields';
import { hoursBalancesResource } from './hours-balances';
import { requestsResource } from './requests';
import { rolesResource } from './roles';
import { legsResource } from './routes';
import { usersResource } from './users';
import { vehiclesResource } from './vehicles';

const activityResource = ({ name, path, api, single, fields }: ResourceDefinition): ActivityResource => ({
  name,
  path,
  fields,
  opensDeleted: api.trashed === true,
  ...(single ? { single } : {}),
});

const { cargo } = requestsResource.fields;

/** Resources that have the labels of changed records, by their `ActivitySubject`: records with a history, and their parts. */
const about: Partial<Record<ActivitySubject, ActivityResource>> = {
  ABSENCE: activityResource(absencesResource),
  COMPANY: { ...activityResource(companyResource), at: 'company' },
  CARGO: {
    ...activityResource(requestsResource),
    labels: 'rows.cargo.columns',
    fields: cargo?.type === 'rows' ? cargo.columns : {},
  },
  CUSTOMER: activityResource(customersResource),
  HOURS_BALANCE: activityResource(hoursBalancesResource),
  ROLE: activityResource(rolesResource),
  ROUTE: activityResource(legsResource),
  SERVICE_TRANSPORTATION: activityResource(requestsResource),
  USER: activityResource(usersResource),
  VEHICLE: activityResource(vehiclesResource),
};

const actions: Record<ActivityAction, ChipTone> = {
  CREATED: 'success',
  UPDATED: 'info',
  ADDED: 'success',
  ASSIGNED: 'info',
  DELETED: 'error',
  CHANGED_STATUS: 'info',
  CREATED_ROUTE: 'success',
  UPDATED_ROUTE: 'info',
  RESTORED: 'success',
  EXPORTED: 'info',
  ERASED: 'error',
};

const subjects: Record<ActivitySubject, ChipTone> = {
  SERVICE_TRANSPORTATION: 'neutral',
  ROUTE: 'neutral',
  CARGO: 'neutral',
  TASK: 'neutral',
  CUSTOMER: 'neutral',
  VEHICLE: 'neutral',
  USER: 'neutral',
  ROLE: 'neutral',
  COMPANY: 'neutral',
  MEDIA: 'neutral',
  ABSENCE: 'neutral',
  HOURS_BALANCE: 'neutral',
  CONTACT_SALE: 'neutral',
  EXPORT: 'neutral',
};

/** The resource of the activity log: who changed which record, and when. */
export const activitiesResource = defineResource<Activity, Activity, ActivitiesColumn, ActivitiesOrderColumn>({
  name: 'activities',
  path: '/activity',
  listOnly: true,
  icon: 'activity',
  title: 'date',
  api: { list: 'activities', one: 'activities' },
  fields: {
    date: { type: 'datetime', readOnly: true },
    user: { type: 'one', from: 'usersView', title: 'brief', where: 'user_id', readOnly: true, maybeEmpty: true },
    param: { type: 'activity', about, readOnly: true },
    // Exports have these instead of the sentence of `param`.
    title: { type: 'text', readOnly: true },
    changed_fields: { type: 'text', readOnly: true },
    service_type: { type: 'enum', values: subjects, readOnly: true },
    action: { type: 'enum', values: actions, readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    columns: [
      { field: 'date', width: 140 },
      { field: 'user', width: 170 },
      { field: 'param', width: 620 },
      { field: 'service_type', width: 130, hidden: true },
      { field: 'action', width: 130, hidden: true },
    ],
    sort: { field: 'date', direction: 'DESC' },
    search: [],
    filters: ['date', 'user', 'service_type', 'action'],
    presets: [
      { name: 'today', conditions: [{ field: 'date', comparison: 'during', values: ['thisDay'] }] },
      { name: 'week', conditions: [{ field: 'date', comparison: 'during', values: ['thisWeek'] }] },
      { name: 'mine', conditions: [{ field: 'user', comparison: 'in', values: ['@me'] }] },
    ],
  },
  show: { sections: [], related: [] },
  form: { sections: [] },
  actions: [],
});
