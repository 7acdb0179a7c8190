import type { Area } from '../area';
import { viewEntities } from './list-view';
import { listViewPreferenceEntity, saveListViewPreference } from './preference';

/** Saved views of lists. */
export const viewsArea: Area = {
  name: 'views',
  entities: [...viewEntities, listViewPreferenceEntity],
  mutations: { saveListViewPreference },
};
