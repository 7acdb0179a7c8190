import type { Language } from '../../../server/contract.generated';
import type { SignedIn, TestServer } from '../harness/server';

/** A request for verification, as the operator sees it. */
export interface Request {
  id: string;
  entity_type: 'VEHICLE' | 'COMPANY';
  entity_id: string;
  company: string;
  title: string;
  status: string;
  message: string | null;
  facts: Record<string, unknown>;
  created_at: string;
}

/** Conditions that the tests ask by. */
export const waiting = { column: 'status', value: 'UNDER_REVIEW' };
const ofKind = (kind: string) => ({ AND: [waiting, { column: 'entity_type', value: kind }] });

/** What the operator's reviewer calls. */
export function queueCalls(server: TestServer, reviewer: SignedIn) {
  const fields = 'id entity_type entity_id company title status message facts created_at updated_at media { id }';

  async function queue(where?: object, orderBy?: object[], language: Language = 'en'): Promise<Request[]> {
    const document = `query ($where: VerificationQueueWhere, $orderBy: [VerificationQueueOrder!]) {
      verificationQueue(first: 100, where: $where, orderBy: $orderBy) { data { ${fields} } } }`;
    const { data, body } = await server.call<{ verificationQueue: { data: Request[] } }>(
      document,
      { where, orderBy },
      { token: reviewer.token, language },
    );
    if (!data) throw new Error(JSON.stringify(body));
    return data.verificationQueue.data;
  }

  function answer(input: object, by: Pick<SignedIn, 'token'> = reviewer) {
    const document = `mutation ($input: ReviewVerificationInput!) { reviewVerification(input: $input) { ${fields} } }`;
    return server.call<{ reviewVerification: Request }>(document, { input }, by);
  }

  async function firstWaiting(kind: string): Promise<Request> {
    const [request] = await queue(ofKind(kind));
    if (!request) throw new Error(`no ${kind} waits`);
    return request;
  }

  return { queue, answer, firstWaiting };
}
