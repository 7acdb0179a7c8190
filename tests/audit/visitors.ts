import type { ConsoleLanguage } from '../browser/harness/auth-pages';

/** A user as whom the console is walked. Without an e-mail address, the visitor is signed out. */
export interface Visitor {
  name: string;
  email?: string;
  language: ConsoleLanguage;
  /** Every company's paid period has ended. Later visitors see this too. */
  isLapsed?: true;
}

export const visitors: readonly Visitor[] = [
  { name: 'signed-out', language: 'en' },
  { name: 'admin', email: 'admin@demo.test', language: 'en' },
  { name: 'logistician', email: 'logistician@demo.test', language: 'en' },
  { name: 'driver', email: 'driver@demo.test', language: 'en' },
  { name: 'support', email: 'support@demo.test', language: 'en' },
  { name: 'operator', email: 'operator@waybill.test', language: 'en' },
  { name: 'polish', email: 'admin@demo.test', language: 'pl' },
  { name: 'lapsed', email: 'admin@demo.test', language: 'en', isLapsed: true },
];

/** Ends the paid period of every company. */
export const endSubscriptions = `
  UPDATE payments SET start_date = start_date - 800, end_date = end_date - 800;
  UPDATE subscriptions SET payment_method_id = NULL, due_at = NULL;
`;
