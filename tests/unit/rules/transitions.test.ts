import { describe, expect, it } from 'vitest';
import * as consoleSteps from '../../../resources/task-statuses';
import type { RouteTaskStatus, ServiceTransportationStatus, StepNeed } from '../../../server/contract.generated';
import { hasRequestEnded, nextTransition, statusTransitions } from '../../../server/areas/transport/statuses';
import {
  feedbackProblems,
  logistTaskTransitions,
  joinNotes,
  missingFileProblems,
  taskNoteProblem,
  routeTaskTransitions,
} from '../../../server/areas/transport/status-rules';
import { createRandomGenerator } from '../../../server/demo/random';
import { nextRequestStatuses } from './next-statuses';

const codes = (problems: Readonly<Record<string, readonly { code: string }[]>>) =>
  Object.fromEntries(Object.entries(problems).map(([field, list]) => [field, list.map(({ code }) => code)]));

describe('random transitions of requests', () => {
  const needs = [...new Set(Object.values(statusTransitions).flatMap((steps) => steps.flatMap((step) => step.needs)))];
  /**
   * The transitions that must be allowed, by current status. They repeat the code's table on purpose, so that a change
   * by accident fails the test.
   */
  const expectedTransitions: Readonly<Record<ServiceTransportationStatus, readonly ServiceTransportationStatus[]>> = {
    DRAFT: ['NEW', 'CANCELED_REQUEST'],
    NEW: ['IN_PROGRESS', 'CANCELED_REQUEST'],
    IN_PROGRESS: ['SERVICE_CONFIRMED', 'CANCELED_REQUEST'],
    SERVICE_CONFIRMED: ['SERVICE_PROVIDED', 'CANCELED_REQUEST'],
    SERVICE_PROVIDED: ['CLOSE_REQUEST'],
    CANCELED_REQUEST: [],
    CLOSE_REQUEST: [],
  };

  it('are accepted 10,000 times exactly as listed and when requirements are met', () => {
    const random = createRandomGenerator(5);
    const seen = new Set<string>();
    let status: ServiceTransportationStatus = 'DRAFT';
    for (let step = 0; step < 10_000; step += 1) {
      const open = new Set<StepNeed>(needs.filter(() => random.chance(0.2)));
      const offered = nextRequestStatuses(status, open);
      const forward = nextTransition(status);
      const wanted = forward?.needs.filter((need) => open.has(need)) ?? [];
      expect(offered.includes(forward?.to ?? 'DRAFT')).toBe(forward !== undefined && wanted.length === 0);
      expect(offered.filter((to) => !expectedTransitions[status].includes(to))).toEqual([]);
      expect(offered.length > 0 || hasRequestEnded(status) || wanted.length > 0).toBe(true);
      if (offered.length === 0) {
        if (hasRequestEnded(status)) status = 'DRAFT';
        continue;
      }
      const next = random.pick(offered);
      seen.add(`${status} ${next}`);
      status = next;
    }
    const all = Object.entries(expectedTransitions).flatMap(([from, list]) => list.map((to) => `${from} ${to}`));
    expect([...seen].toSorted()).toEqual(all.toSorted());
  });
});

describe('feedback of a transition', () => {
  it('to canceled is a reason, with an optional text and no rating', () => {
    expect(codes(feedbackProblems('CANCELED_REQUEST', undefined))).toEqual({ 'input.feedback.reason': ['required'] });
    expect(codes(feedbackProblems('CANCELED_REQUEST', { reason: { disconnect: true } }))).toEqual({
      'input.feedback.reason': ['required'],
    });
    expect(feedbackProblems('CANCELED_REQUEST', { reason: { connect: '1' }, description: 'x'.repeat(1000) })).toEqual(
      {},
    );
    expect(
      codes(feedbackProblems('CANCELED_REQUEST', { reason: { connect: '1' }, rate: 5, type: 'CLOSE_REQUEST' })),
    ).toEqual({
      'input.feedback.rate': ['not_available_for'],
      'input.feedback.type': ['not_available_for'],
    });
  });

  it('to closed is a rating from 1 to 5, or nothing', () => {
    expect(feedbackProblems('CLOSE_REQUEST', undefined)).toEqual({});
    expect(
      [0, 1, 5, 6].map((rate) => codes(feedbackProblems('CLOSE_REQUEST', { rate }))['input.feedback.rate']),
    ).toEqual([['too_small'], undefined, undefined, ['too_large']]);
    expect(
      codes(feedbackProblems('CLOSE_REQUEST', { reason: { connect: '1' }, description: 'x'.repeat(1001) })),
    ).toEqual({
      'input.feedback.reason': ['not_available_for'],
      'input.feedback.description': ['too_long'],
    });
    expect(codes(feedbackProblems('CLOSE_REQUEST', { description: 'a\0b' }))).toEqual({
      'input.feedback.description': ['pattern'],
    });
  });

  it('is refused for others', () => {
    expect(codes(feedbackProblems('NEW', { description: 'Soon' }))).toEqual({
      'input.feedback': ['not_available_for'],
    });
  });
});

describe('a task', () => {
  it('of a leg is planned, done or returned; done is final', () => {
    const from = (status: RouteTaskStatus) => routeTaskTransitions[status];
    expect([from('PLANNING'), from('IN_PROGRESS'), from('DONE'), from('RETURN')]).toEqual([
      ['IN_PROGRESS'],
      ['DONE', 'RETURN'],
      [],
      ['PLANNING'],
    ]);
  });

  it('takes the same steps in the console as on the server', () => {
    expect(consoleSteps.routeTaskNextStatuses).toEqual(routeTaskTransitions);
    expect(consoleSteps.logistTaskNextStatuses).toEqual(logistTaskTransitions);
  });

  it('of a logistician can be reopened', () => {
    expect(logistTaskTransitions).toEqual({ PENDING: ['COMPLETED'], COMPLETED: ['PENDING'] });
  });

  it.each([
    ['DONE', 'file', [], 'fileMissing'],
    ['DONE', 'file', ['photos'], undefined],
    ['DONE', 'file', ['signature'], undefined],
    ['DONE', 'nothing', [], undefined],
    ['DONE', 'signature', [], 'signatureMissing'],
    ['DONE', 'signature', ['photos'], 'signatureMissing'],
    ['DONE', 'signature', ['signature'], undefined],
    ['DONE', 'file and signature', [], 'signatureAndFileMissing'],
    ['DONE', 'file and signature', ['signature'], 'fileMissing'],
    ['DONE', 'file and signature', ['photos'], 'signatureMissing'],
    ['DONE', 'file and signature', ['photos', 'signature'], undefined],
    ['RETURN', 'file and signature', [], undefined],
    ['IN_PROGRESS', 'file and signature', [], undefined],
    ['COMPLETED', 'file', [], 'fileMissing'],
    ['PENDING', 'file', [], undefined],
  ] as const)('as %s, with needed: %s, and the files %j: lacks %s', (to, needed, collections, missing) => {
    const task = {
      media_upload_enabled: needed.startsWith('file'),
      signature_required: needed.endsWith('signature'),
    };
    const codesOf = {
      signatureMissing: ['signature_missing'],
      fileMissing: ['file_missing'],
      signatureAndFileMissing: ['signature_missing', 'file_missing'],
    };
    expect(missingFileProblems(task, to, collections).map(({ code }) => code)).toEqual(missing ? codesOf[missing] : []);
    expect(consoleSteps.missingFilesOf(task, to, collections)).toBe(missing);
  });

  it.each([
    [null, null, null],
    [null, ' Gate closed ', 'Gate closed'],
    ['Gate closed', '', 'Gate closed'],
    ['Gate closed', 'Gate closed', 'Gate closed'],
    ['Gate closed', 'Nobody there', 'Gate closed\nNobody there'],
  ])('with the note %j and another note %j has %j', (stored, added, joined) => {
    expect(joinNotes(stored, added)).toBe(joined);
  });

  it('has a note only when returned', () => {
    expect([
      taskNoteProblem('RETURN', 'Gate closed'),
      taskNoteProblem('DONE', null),
      taskNoteProblem('DONE', ''),
    ]).toEqual([undefined, undefined, undefined]);
    expect(taskNoteProblem('DONE', 'All well')).toMatchObject({ code: 'not_available_for' });
    expect(taskNoteProblem('RETURN', 'x'.repeat(1001))).toMatchObject({ code: 'too_long', payload: { max: 1000 } });
  });
});
