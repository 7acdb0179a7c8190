import Negotiator from 'negotiator';

const json = 'application/json';
const graphqlResponse = 'application/graphql-response+json';

/** A media type of the API's answers, as GraphQL over HTTP names them. */
export type AnswerMediaType = typeof json | typeof graphqlResponse;

/** Returns the media type in which to answer a request with this Accept header. By default that is JSON. */
export function answerMediaTypeOf(accept: string | undefined): AnswerMediaType {
  const accepted = new Negotiator({ headers: { accept: accept ?? json } }).mediaType([json, graphqlResponse]);
  return accepted === graphqlResponse ? graphqlResponse : json;
}

/**
 * How far an operation got: its parameters were malformed; its document or its variables were refused; or it was executed,
 * with or without errors.
 */
export type OperationOutcome = 'malformed' | 'refused' | 'executed';

/**
 * Returns the status of an answer to one operation. Clients of plain JSON read the errors of a refused operation from an
 * answer with status 200, as GraphQL over HTTP recommends.
 */
export function statusOf(outcome: OperationOutcome, mediaType: AnswerMediaType): 200 | 400 {
  switch (outcome) {
    case 'malformed':
      return 400;
    case 'refused':
      return mediaType === graphqlResponse ? 400 : 200;
    case 'executed':
      return 200;
  }
}
