import type { Area } from '../area';
import { offerTariff, updateSalesNote, updateSalesStatus } from './answer';
import { contactSale } from './contact-sale';
import { tariffOffers } from './offers';
import { salesRequest } from './queue';

export { salesJob } from './announce';
export { salesMails } from './mails';
export { readOffers, takeOffer } from './offers';
export { type OfferTerms, offerToRenew, offerToTake } from './rules';
export { contactSales } from './tables';

/** Area of inquiries to the sales team, and of the operator's offers. */
export const salesArea: Area = {
  name: 'sales',
  entities: [contactSale, salesRequest],
  resolvers: { Query: { tariffOffers: (_root, _args, context) => tariffOffers(context) } },
  mutations: { updateSalesStatus, updateSalesNote, offerTariff },
};
