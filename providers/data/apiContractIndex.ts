import { createContractIndex } from './contract';
import { contractNames } from './contract.generated';

/** The contract of schema.graphql. */
export const apiContractIndex = createContractIndex(contractNames);
