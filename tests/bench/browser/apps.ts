/** Selectors and addresses of an app that the browser measurements operate. All selectors are CSS. */
export interface MeasuredApp {
  name: string;
  /** Address of the vehicle list. Without a session it leads to the sign-in page. */
  list: string;
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
  list: '/vehicle',
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
  list: '/#/vehicles',
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
