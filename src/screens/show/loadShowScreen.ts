/** Loads the code of a record's page. */
export const loadShowScreen = () => import('./ShowScreen');
