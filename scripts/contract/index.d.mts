import type { DocumentNode } from 'graphql';

/** A part of the contract: the dialect's or an area's `contract.graphql`. */
export interface ContractPart {
  name: string;
  document: DocumentNode;
}

/** Result of generating the contract. */
export interface GeneratedContract {
  /** SDL of the whole contract. */
  sdl: string;
  /** Root fields that each permission allows, by the permission's code. */
  permissions: Record<string, string[]>;
  /** Names of the mutations, each with whether it is allowed without an active subscription. */
  mutations: Map<string, boolean>;
  /** Root fields that entities resolve, by the type of their records and by action: `list`, `create`, `update`, …. */
  methods: Record<string, Record<string, string[]>>;
}

/** Thrown if the contract has mistakes. The message contains each mistake with its file and line. */
export class ContractMistakes extends Error {}

/** Parses a part of the contract. Syntax errors name `file`, which defaults to `name`. */
export function parsePart(name: string, text: string, file?: string): ContractPart;

/** Reads the parts of the contract: the dialect's, then those of the areas in alphabetical order. */
export function readParts(root?: string): ContractPart[];

/** Generates the whole contract from its parts. @throws ContractMistakes */
export function generateContract(parts: readonly ContractPart[]): GeneratedContract;
