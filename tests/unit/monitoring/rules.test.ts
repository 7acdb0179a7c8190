import { describe, expect, it } from 'vitest';
import { outcomeOf, signInRefusalOf } from '../../../server/monitoring/outcome';
import {
  SlowStatementLimiter,
  slowStatementLimits,
  statementTextOf,
} from '../../../server/monitoring/slow-statement-rules';
import { parseTraceparent } from '../../../server/monitoring/traceparent';

const refused = { message: 'The caller is not signed in.', extensions: { code: 1101, reason: 'credentials' } };
const unavailable = { message: 'No room.', extensions: { code: 1503 } };
const failed = { message: 'Internal Server Error' };

describe('an outcome', () => {
  it.each([
    { errors: [], outcome: 'ok' },
    { errors: [refused], outcome: 'refused' },
    { errors: [{ message: 'The client disconnected.' }], outcome: 'refused' },
    { errors: [refused, unavailable], outcome: 'unavailable' },
    { errors: [unavailable, failed, refused], outcome: 'failed' },
  ])('is $outcome', ({ errors, outcome }) => {
    expect(outcomeOf(errors)).toBe(outcome);
  });
});

describe('a refused sign-in', () => {
  it('is an error of a method that signs in, unless only the second factor is missing', () => {
    expect(signInRefusalOf('login', [refused])).toBe('credentials');
    expect(signInRefusalOf('vehicles', [refused])).toBeUndefined();
    expect(signInRefusalOf('login', [])).toBeUndefined();
    expect(signInRefusalOf('socialLogin', [{ message: '', extensions: { reason: 'code_required' } }])).toBeUndefined();
  });
});

describe('slow statements', () => {
  it('are logged up to the limit of a minute', () => {
    const limiter = new SlowStatementLimiter();
    const taken = Array.from({ length: slowStatementLimits.linesPerMinute + 1 }, () => limiter.takeLine(0));
    expect(taken.lastIndexOf(true)).toBe(slowStatementLimits.linesPerMinute - 1);
    expect(limiter.takeLine(60_000)).toBe(true);
  });

  it('are planned rarely, and the same one more rarely', () => {
    const limiter = new SlowStatementLimiter();
    const { planEveryMs, samePlanEveryMs } = slowStatementLimits;
    expect(limiter.takePlan('a', 0)).toBe(true);
    expect(limiter.takePlan('b', planEveryMs - 1)).toBe(false);
    expect(limiter.takePlan('b', planEveryMs)).toBe(true);
    expect(limiter.takePlan('a', 2 * planEveryMs)).toBe(false);
    expect(limiter.takePlan('a', samePlanEveryMs)).toBe(true);
  });

  it('have no texts or long numbers', () => {
    expect(statementTextOf("SELECT  1\n WHERE a = 'O''Hara' AND id = 1234567890 AND b = $1")).toBe(
      "SELECT 1 WHERE a = '?' AND id = ? AND b = $1",
    );
  });
});

describe('traceparent', () => {
  const [trace, span] = ['a'.repeat(32), 'b'.repeat(16)];
  it.each([
    { header: `00-${trace}-${span}-01`, caller: { traceId: trace, spanId: span, isSampled: true } },
    { header: `00-${trace}-${span}-00`, caller: { traceId: trace, spanId: span, isSampled: false } },
    { header: `01-${trace}-${span}-01-more`, caller: { traceId: trace, spanId: span, isSampled: true } },
    { header: `00-${trace}-${span}-01-more`, caller: undefined },
    { header: `ff-${trace}-${span}-01`, caller: undefined },
    { header: `00-${'0'.repeat(32)}-${span}-01`, caller: undefined },
    { header: `00-${trace}-${'0'.repeat(16)}-01`, caller: undefined },
    { header: `00-${trace.toUpperCase()}-${span}-01`, caller: undefined },
    { header: undefined, caller: undefined },
  ])('of $header', ({ header, caller }) => {
    expect(parseTraceparent(header)).toEqual(caller);
  });
});
