// The generator of the contract: parse (sources.mjs) → expand (expand.mjs) → print (print.mjs).
import { expandContract } from './expand.mjs';
import { printContract } from './print.mjs';

export { ContractMistakes } from './expand.mjs';
export { parsePart, readParts } from './sources.mjs';

/** Generates the whole contract from its parts. @throws ContractMistakes */
export function generateContract(parts) {
  const { permissions, mutations, methods, ...contract } = expandContract(parts);
  return { sdl: printContract(contract), permissions, mutations, methods };
}
