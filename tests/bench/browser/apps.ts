/** Selectors and addresses of an app that the browser measurements operate. All selectors are CSS. */
export interface MeasuredApp {
  name: string;
  /** Address of the sign-in page that leads to the list of vehicles. */
  signInPage: string;
  username: string;
  password: string;
  signIn: string;
  /** The rows of the list that show a record. */
  row: string;
  /** What a person clicks in a row to open its record. */
  opensRecord: string;
  /** Elements of the record's page, of which one shows the vehicle identification number. */
  record: string;
  /** Where a row shows the vehicle identification number. */
  vin: string;
  search: string;
  nextPage: string;
}

/** The console. */
export const waybill: MeasuredApp = {
  name: 'Waybill',
  signInPage: '/auth?to=%2Fvehicle',
  username: 'input[name="username"]',
  password: 'input[name="password"]',
  signIn: 'button[type="submit"]',
  row: '[role="row"][data-id]',
  opensRecord: '[data-field="license"] a',
  record: 'main dd',
  vin: '[data-field="vin"]',
  search: 'input[role="searchbox"]',
  nextPage: 'button[aria-label="Next page"]',
};

/** The plain react-admin app in tests/bench/yardstick. */
export const yardstick: MeasuredApp = {
  name: 'react-admin',
  // Without a session, the list's address leads to the sign-in page only after 10 seconds.
  signInPage: '/#/login',
  username: 'input[name="username"]',
  password: 'input[name="password"]',
  signIn: 'button[type="submit"]',
  row: 'tbody tr.RaDatagrid-row',
  opensRecord: 'td.column-license',
  record: '.RaSimpleShowLayout-row',
  vin: '.column-vin',
  search: 'input[name="q"]',
  nextPage: 'button[aria-label="Go to next page"]',
};
