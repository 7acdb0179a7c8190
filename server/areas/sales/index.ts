import type { Area } from '../area';
import { offerTariff, updateSalesNote, updateSalesStatus } from './answer';
import { contactSaleEntity } from './contact-sale';
import { readTariffOffers } from './offers';
import { salesRequestEntity } from './queue';

export { createInquiryMailJobKind } from './inquiry-mails';
export { salesMailTemplates } from './mails';
export { readOffers, takeOffer } from './offers';
export { type OfferedPrices, findOfferToRenew, findOfferToTake } from './rules';
export { contactSales } from './tables';

/** Area of inquiries to the sales team, and of the operator's offers. */
export const salesArea: Area = {
  name: 'sales',
  entities: [contactSaleEntity, salesRequestEntity],
  resolvers: { Query: { tariffOffers: (_root, _args, context) => readTariffOffers(context) } },
  mutations: { updateSalesStatus, updateSalesNote, offerTariff },
};
