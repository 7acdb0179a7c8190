import type {
  ActivitiesColumn,
  ActivitiesOrderColumn,
  Activity,
  ActivityAction,
  ActivitySubject,
} from './contract.generated';
import { company } from './company';
import { customers } from './customers';
import { defineResource, type ResourceDefinition } from './definition';
import type { StoryResource, Tone } from './fields';
import { requests } from './requests';
import { roles } from './roles';
import { users } from './users';
import { vehicles } from './vehicles';

const storyResource = ({ name, path, api, single }: ResourceDefinition): StoryResource => ({
  name,
  path,
  kept: api.trashed === true,
  ...(single ? { single } : {}),
});

/** Resources whose records have a history, by their `ActivitySubject`. */
const about: Partial<Record<ActivitySubject, StoryResource>> = {
  COMPANY: { ...storyResource(company), at: 'company' },
  CUSTOMER: storyResource(customers),
  ROLE: storyResource(roles),
  SERVICE_TRANSPORTATION: storyResource(requests),
  USER: storyResource(users),
  VEHICLE: storyResource(vehicles),
};

const actions: Record<ActivityAction, Tone> = {
  CREATED: 'success',
  UPDATED: 'info',
  ADDED: 'success',
  ASSIGNED: 'info',
  DELETED: 'error',
  CHANGED_STATUS: 'info',
  CREATED_ROUTE: 'success',
  UPDATED_ROUTE: 'info',
  RESTORED: 'success',
};

const subjects: Record<ActivitySubject, Tone> = {
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
  CONTACT_SALE: 'neutral',
};

/** The activity log: who changed which record, and when. */
export const activities = defineResource<Activity, Activity, ActivitiesColumn, ActivitiesOrderColumn>({
  name: 'activities',
  path: '/activity',
  listOnly: true,
  icon: 'activity',
  title: 'date',
  api: { list: 'activities', one: 'activities' },
  fields: {
    date: { type: 'datetime', readOnly: true },
    user: { type: 'one', from: 'usersView', title: 'brief', where: 'user_id', readOnly: true },
    param: { type: 'story', about, readOnly: true },
    service_type: { type: 'enum', values: subjects, readOnly: true },
    action: { type: 'enum', values: actions, readOnly: true },
  },
  owned: [],
  list: {
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
      { name: 'today', conditions: [{ field: 'date', comparison: 'between', values: ['@today', ''] }] },
      { name: 'week', conditions: [{ field: 'date', comparison: 'between', values: ['@monday', ''] }] },
      { name: 'mine', conditions: [{ field: 'user', comparison: 'in', values: ['@me'] }] },
    ],
  },
  show: { sections: [], related: [] },
  form: { sections: [] },
  actions: [],
});
