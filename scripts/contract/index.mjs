// Generator of the contract: parses the parts (sources.mjs), expands their directives (expand.mjs), prints SDL
// (print.mjs).
import { expandContract } from './expand.mjs';
import { printContract } from './print.mjs';

export { ContractMistakes } from './expand.mjs';
export { parseContractPart, readContractParts } from './sources.mjs';

/** Generates the whole contract from its parts. @throws ContractMistakes if the parts have mistakes */
export function generateContract(parts) {
  const { permissions, mutations, methods, ...contract } = expandContract(parts);
  return { sdl: printContract(contract), permissions, mutations, methods };
}
