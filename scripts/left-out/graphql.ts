import { throwingStub } from './missing';

/** Stubs of what graphql-request imports. The console passes documents as text, without operation names. */
export const parse = throwingStub('graphql');
export const print = throwingStub('graphql');
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
