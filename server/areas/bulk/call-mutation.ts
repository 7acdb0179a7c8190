import { type DocumentNode, execute, type ExecutionResult, parse } from 'graphql';
import type { Session } from '../../database/database';
import type { Caller, RequestContext } from '../../dialect/context';
import type { BulkMethod } from './bulk-method';
import type { BulkContract } from './start-action';

/** Services of the server that calls of a job need beside the session. */
export type CallServices = Pick<RequestContext, 'database' | 'totals' | 'log' | 'hasRoom'>;

/** Calls mutations in the name of a user, within the transaction of a session. */
export class MutationCalls {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(
    readonly contract: BulkContract,
    private readonly services: CallServices,
    private readonly language: RequestContext['language'],
  ) {}

  /**
   * Calls a mutation as the executor does for a request: with the checks of the caller's permissions and of the input,
   * and with all rules. What it has written is rolled back when it fails.
   */
  async call(
    session: Session,
    caller: Caller,
    method: BulkMethod,
    value: unknown,
  ): Promise<Pick<ExecutionResult, 'data' | 'errors'>> {
    await session.rows({ text: 'SAVEPOINT record', params: [] });
    const result = await execute({
      schema: this.contract.schema,
      document: this.documentOf(method),
      variableValues: { value },
      contextValue: this.contextOf(session, caller),
    });
    if (result.errors) await session.rows({ text: 'ROLLBACK TO SAVEPOINT record', params: [] });
    await session.rows({ text: 'RELEASE SAVEPOINT record', params: [] });
    return result;
  }

  private documentOf({ name, argument, argumentType, selection }: BulkMethod): DocumentNode {
    const text = `mutation ($value: ${argumentType}) { ${name}(${argument}: $value) { ${selection} } }`;
    const document = this.documents.get(text) ?? parse(text, { noLocation: true });
    this.documents.set(text, document);
    return document;
  }

  /** Returns the context of calls within the transaction of a session. */
  contextOf(session: Session, caller: Caller): RequestContext {
    const inSession = <T>(_tenant: string, work: (own: Session) => Promise<T>) => work(session);
    return {
      ...this.services,
      database: {
        ...this.services.database,
        read: inSession,
        write: inSession,
        // A second transaction could wait for the locks of this one forever.
        system: () => Promise.reject(new Error('A mutation with work of the system cannot run in a bulk action.')),
      },
      caller,
      language: this.language,
      address: '',
      userAgent: '',
      browser: '',
      spending: { takePixels: () => 0 },
    };
  }
}
