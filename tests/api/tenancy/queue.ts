import type { Language } from '../../../server/contract.generated';
import type { SignedInUser, TestServer } from '../harness/server';

/** A request for verification, as the operator's list shows it. */
export interface VerificationRequest {
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

/** A condition for `where` that selects the pending requests for verification. */
export const pendingRequestsCondition = { column: 'status', value: 'UNDER_REVIEW' };
const ofKind = (kind: string) => ({ AND: [pendingRequestsCondition, { column: 'entity_type', value: kind }] });

/** Returns functions with which the operator's reviewer lists and reviews verification requests. */
export function verificationApiOf(server: TestServer, reviewer: SignedInUser) {
  const fields = 'id entity_type entity_id company title status message facts created_at updated_at media { id }';

  async function queue(where?: object, orderBy?: object[], language: Language = 'en'): Promise<VerificationRequest[]> {
    const document = `query ($where: VerificationQueueWhere, $orderBy: [VerificationQueueOrder!]) {
      verificationQueue(first: 100, where: $where, orderBy: $orderBy) { data { ${fields} } } }`;
    const { data, body } = await server.call<{ verificationQueue: { data: VerificationRequest[] } }>(
      document,
      { where, orderBy },
      { token: reviewer.token, language },
    );
    if (!data) throw new Error(JSON.stringify(body));
    return data.verificationQueue.data;
  }

  function response(input: object, by: Pick<SignedInUser, 'token'> = reviewer) {
    const document = `mutation ($input: ReviewVerificationInput!) { reviewVerification(input: $input) { ${fields} } }`;
    return server.call<{ reviewVerification: VerificationRequest }>(document, { input }, by);
  }

  async function fetchFirstPending(kind: string): Promise<VerificationRequest> {
    const [request] = await queue(ofKind(kind));
    if (!request) throw new Error(`no ${kind} waits`);
    return request;
  }

  return { queue, answer: response, fetchFirstPending };
}
