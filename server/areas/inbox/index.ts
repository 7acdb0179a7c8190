import type { Config } from '../../config';
import { textsInLanguage } from '../../texts/texts';
import type { Area } from '../area';
import { inboxEntryEntity } from './entry';
import { readInboxEntries, snoozeInboxEntry } from './mutations';
import { readPushKey, subscribeToPush, unsubscribeFromPush } from './push/subscriptions';
import { readOwnInboxSettings, updateInboxSettings } from './settings';
import { wordEntry } from './wording';

export { createInboxJobKinds } from './delivery-job';
export { type LegFacts, legFactsSchema } from './facts';
export { inboxMailTemplates } from './mails';
export { changedLegFields } from './merge-rules';
export { isEntryRead, type MailWithEntry } from './own-mails';
export { mailDelayMs } from './delivery-rules';
export { readOrCreatePushKeys } from './push/keys';
export { createPushJobKind } from './push/send-job';
export { type InboxAuthor, type InboxEvent, notifyUsers, notifyUsersOfAll, type UserEvent } from './notify-users';

/**
 * Returns the area of inboxes: what users are notified of events that concern them, in the console, by mail and by messages to their browsers.
 * Areas of higher layers tell users by `notifyUsers`.
 */
export const createInboxArea = ({ push }: Pick<Config, 'push'>): Area => ({
  name: 'inbox',
  entities: [inboxEntryEntity],
  resolvers: {
    InboxEntry: {
      text: ({ text }, _args, { language }) => wordEntry(text, textsInLanguage(language)).text,
      details: ({ details }, _args, { language }) => wordEntry(details, textsInLanguage(language)).details,
    },
    Query: {
      inboxSettings: (_root, _args, context) => readOwnInboxSettings(context),
      pushKey: (_root, _args, context) => readPushKey(context),
    },
    Mutation: {
      subscribeToPush: (_root, { input }, context) => subscribeToPush(input, context, push),
      unsubscribeFromPush: (_root, { endpoint }, context) => unsubscribeFromPush(endpoint, context),
    },
  },
  mutations: { readInboxEntries, snoozeInboxEntry, updateInboxSettings },
});
