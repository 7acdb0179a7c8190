import type { Database } from '../database/database';
import type { EndedStatement } from '../database/statement-listeners';
import { currentScope, runInScope } from '../runtime/call-scope';
import type { Log } from '../runtime/log';
import { readStatementPlan } from './statement-plan';
import { SlowStatementLimiter, statementTextOf } from './slow-statement-rules';

/** Milliseconds after a slow statement until its plan is read, so that it does not add to the same load. */
const planDelayMs = 1000;
/** Operation that plans are attributed to. */
const planOperation = 'plan of a slow statement';

/** Logs slow statements, and the plans of some. */
export class SlowStatements {
  private readonly limiter = new SlowStatementLimiter();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly thresholdMs: number,
  ) {}

  /** Returns whether a statement is slow, and logs it if so, with the operation that ran it. */
  handle(statement: EndedStatement): boolean {
    if (this.thresholdMs === 0 || statement.ms < this.thresholdMs) return false;
    const scope = currentScope();
    if (scope?.name === planOperation) return false;
    const now = Date.now();
    if (!this.limiter.takeLine(now)) return true;
    const log = scope?.log ?? this.log;
    const facts = {
      operation: scope?.name ?? null,
      ms: Math.round(statement.ms),
      sql: statementTextOf(statement.text),
      failed: statement.hasFailed,
    };
    log.warn(facts, 'slow statement');
    if (this.limiter.takePlan(statement.text, now)) this.schedulePlan(statement, log);
    return true;
  }

  /** Cancels the plan that is due. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private schedulePlan(statement: EndedStatement, log: Log): void {
    clearTimeout(this.timer);
    const logPlan = () => runInScope({ name: planOperation, log }, () => this.logPlan(statement, log));
    this.timer = setTimeout(() => void logPlan(), planDelayMs).unref();
  }

  private async logPlan(statement: EndedStatement, log: Log): Promise<void> {
    try {
      const plan = await readStatementPlan(this.database, statement);
      if (plan !== undefined) log.warn({ sql: statementTextOf(statement.text), plan }, 'plan of a slow statement');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      log.warn({ sql: statementTextOf(statement.text), code }, 'a slow statement could not be planned');
    }
  }
}
