/** Limits of what slow statements may cause, so that an overloaded database is not loaded by their plans as well. */
export const slowStatementLimits = {
  /** Lines of the log in a minute; further slow statements are only counted. */
  linesPerMinute: 60,
  /** Milliseconds between two plans. */
  planEveryMs: 10_000,
  /** Milliseconds after which the plan of the same statement is logged again. */
  samePlanEveryMs: 3_600_000,
  /** Statements whose last plan is remembered. */
  statements: 500,
} as const;

/** Decides which slow statements are logged, and with a plan. */
export class SlowStatementLimiter {
  private minute = 0;
  private lines = 0;
  private lastPlanAt = -Infinity;
  private readonly plannedAt = new Map<string, number>();

  /** Returns whether a slow statement may be logged. @param now milliseconds */
  takeLine(now: number): boolean {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.lines = 0;
    }
    this.lines += 1;
    return this.lines <= slowStatementLimits.linesPerMinute;
  }

  /** Returns whether the plan of a statement may be read. @param now milliseconds */
  takePlan(text: string, now: number): boolean {
    if (now - this.lastPlanAt < slowStatementLimits.planEveryMs) return false;
    const last = this.plannedAt.get(text);
    if (last !== undefined && now - last < slowStatementLimits.samePlanEveryMs) return false;
    this.lastPlanAt = now;
    if (this.plannedAt.size >= slowStatementLimits.statements) this.plannedAt.clear();
    this.plannedAt.set(text, now);
    return true;
  }
}

/** Maximum length of a statement in the log and in traces, in characters. */
const maxTextLength = 4000;

/**
 * Returns a statement for the log and for traces: shortened, on one line, and without values. Values are parameters, but a
 * literal of the program could be confused with one, so texts and long numbers are replaced, too.
 */
export function statementTextOf(text: string): string {
  const line = text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\b\d{5,}\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength)}…` : line;
}
