import type { Entity } from '../../dialect/entity';
import { entityVerifications } from './tables';

/** A step in the verification of a vehicle or a company. Written with what it is about, never by itself. */
export const entityVerification: Entity = {
  type: 'EntityVerification',
  table: entityVerifications,
  fields: {},
  methods: {},
};
