import type { DocumentNode } from 'graphql';

/** The parsed `contract.graphql` of the dialect or of one area. */
export interface ContractPart {
  name: string;
  document: DocumentNode;
}

/** The contract, generated from its parts. */
export interface GeneratedContract {
  /** SDL of the whole contract. */
  sdl: string;
  /** Root fields that each permission allows, by the permission's code. */
  permissions: Record<string, string[]>;
  /** Names of all mutations. The value is true if a tenant without an active subscription may call the mutation. */
  mutations: Map<string, boolean>;
  /**
   * Names of the root fields that entity records resolve, by record type and by action: `list`, `create`, `update`, ….
   */
  methods: Record<string, Record<string, string[]>>;
}

/** Thrown if the contract has mistakes. Its message lists every mistake with file and line. */
export class ContractMistakes extends Error {}

/** Parses the SDL text of one part of the contract. Syntax errors name the file `file`, which defaults to `name`. */
export function parseContractPart(name: string, text: string, file?: string): ContractPart;

/**
 * Reads and parses all parts of the contract: the dialect's first, then the areas' in alphabetical order. `root` is the
 * project's folder, by default the current one.
 */
export function readContractParts(root?: string): ContractPart[];

/** Generates the whole contract from its parts. @throws ContractMistakes if the parts have mistakes */
export function generateContract(parts: readonly ContractPart[]): GeneratedContract;
