import { createContract } from './contract';
import { contractNames } from './contract.generated';

/** The contract of schema.graphql. */
export const apiContract = createContract(contractNames);
