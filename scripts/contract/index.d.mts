import type { DocumentNode } from 'graphql';

/** A part of the contract: the dialect's, or that of an area. */
export interface ContractPart {
  name: string;
  document: DocumentNode;
}

/** What is generated from the parts of the contract. */
export interface GeneratedContract {
  /** The whole contract. */
  sdl: string;
  /** Root fields that each permission allows, by its code. */
  permissions: Record<string, string[]>;
  /** Root fields that entities answer: lists and writes. */
  answered: Set<string>;
}

/** Mistakes of the parts; the message says where they stand. */
export class ContractMistakes extends Error {}

/** Parses one part; mistakes in it are reported with its file. */
export function parsePart(name: string, text: string, file?: string): ContractPart;

/** Reads the dialect's part, then those of the areas by name. */
export function readParts(root?: string): ContractPart[];

/** Generates the SDL of the whole contract from its parts. @throws ContractMistakes */
export function generateContract(parts: readonly ContractPart[]): GeneratedContract;
