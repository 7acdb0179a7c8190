import type accountMail from '../../locales/en/server/account_mail.json';
import type answers from '../../locales/en/server/answers.json';
import type billingMail from '../../locales/en/server/billing_mail.json';
import type checkout from '../../locales/en/server/checkout.json';
import type cmr from '../../locales/en/server/cmr.json';
import type customerMail from '../../locales/en/server/customer_mail.json';
import type inbox from '../../locales/en/server/inbox.json';
import type mail from '../../locales/en/server/mail.json';
import type paymentErrors from '../../locales/en/server/payment_errors.json';
import type permissions from '../../locales/en/server/permissions.json';
import type personalData from '../../locales/en/server/personal_data.json';
import type plan from '../../locales/en/server/plan.json';
import type receipt from '../../locales/en/server/receipt.json';
import type reference from '../../locales/en/server/reference.json';
import type salesMail from '../../locales/en/server/sales_mail.json';
import type sandbox from '../../locales/en/server/sandbox.json';
import type tariffs from '../../locales/en/server/tariffs.json';
import type vehicleClasses from '../../locales/en/server/vehicle_classes.json';

/** The server's English text files by name. Files of other languages have the same keys. */
export interface TextFiles {
  account_mail: typeof accountMail;
  answers: typeof answers;
  billing_mail: typeof billingMail;
  checkout: typeof checkout;
  cmr: typeof cmr;
  customer_mail: typeof customerMail;
  inbox: typeof inbox;
  mail: typeof mail;
  payment_errors: typeof paymentErrors;
  permissions: typeof permissions;
  personal_data: typeof personalData;
  plan: typeof plan;
  receipt: typeof receipt;
  reference: typeof reference;
  sales_mail: typeof salesMail;
  sandbox: typeof sandbox;
  tariffs: typeof tariffs;
  vehicle_classes: typeof vehicleClasses;
}

/** A key without the suffix of its plural form, such as `_one`, which i18next adds. */
type WithoutForm<Key extends string> = Key extends `${infer Counted}_${Intl.LDMLPluralRule}` ? Counted : Key;

type KeyOf<Words, Prefix extends string> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? `${Prefix}${WithoutForm<Key>}`
    : KeyOf<Words[Key], `${Prefix}${Key}.`>;
}[keyof Words & string];

/** Key of a text: the file, a colon, and the dotted path within the file, such as `permissions:titles.x`. */
export type TextKey = { [File in keyof TextFiles]: KeyOf<TextFiles[File], `${File}:`> }[keyof TextFiles];
