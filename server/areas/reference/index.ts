import type { Entity } from '../../dialect/entity';
import type { Area } from '../area';
import { entityMethods } from '../entity-methods.generated';
import { cancelRequestReasons, services } from './tables';

export { dictionaryReasons, dictionaryServices, referenceDictionary } from './dictionary';
export { cancelRequestReasons } from './tables';

/** A service that a request can have. */
export const serviceEntity: Entity = {
  type: 'Service',
  table: services,
  fields: { name: { kind: 'localized', column: 'name' } },
  methods: entityMethods.Service,
};

/** A reason to cancel a request. */
export const cancelRequestReasonEntity: Entity = {
  type: 'CancelRequestReason',
  table: cancelRequestReasons,
  fields: { title: { kind: 'localized', column: 'title' } },
  methods: entityMethods.CancelRequestReason,
};

/** Dictionaries of services and cancel reasons, which no tenant changes. */
export const referenceArea: Area = { name: 'reference', entities: [serviceEntity, cancelRequestReasonEntity] };
