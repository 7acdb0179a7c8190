// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type Job, percentOf } from '../../../src/layouts/inner/jobs/job';
import { announcementKind } from '../../../src/layouts/inner/jobs/jobTexts';
import { WatchedJobs } from '../../../src/layouts/inner/jobs/watchedJobs';

const job = (id: string, changes: Partial<Job> = {}): Job => ({
  id,
  title: { code: 'test', payload: {} },
  kind: 'test',
  state: 'RUNNING',
  total: 10,
  processed: 0,
  failed: 0,
  can_cancel: true,
  can_undo: false,
  is_canceling: false,
  result: null,
  failure: null,
  finished_at: null,
  ...changes,
});
const ended = (id: string) => job(id, { state: 'SUCCEEDED', finished_at: '2026-11-24T10:00:00Z' });
const idsOf = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('the watched jobs', () => {
  it('are announced once when they end', () => {
    const watched = new WatchedJobs('1');
    expect(idsOf(watched.update([job('a'), ended('old')]))).toEqual([]);
    expect(idsOf(watched.update([ended('a')]))).toEqual(['a']);
    expect(idsOf(watched.update([ended('a')]))).toEqual([]);
  });

  it('are announced when they started and ended between two updates', () => {
    const watched = new WatchedJobs('1');
    watched.update([]);
    expect(idsOf(watched.update([ended('quick')]))).toEqual(['quick']);
    expect(idsOf(watched.update([ended('quick')]))).toEqual([]);
  });

  it('are announced after the page was loaded again, and in each tab', () => {
    const other = new WatchedJobs('1');
    other.update([job('a')]);
    expect(idsOf(new WatchedJobs('1').update([ended('a')]))).toEqual(['a']);
    expect(idsOf(other.update([ended('a')]))).toEqual(['a']);
    expect(idsOf(new WatchedJobs('1').update([ended('a')]))).toEqual([]);
  });

  it('are those of one user', () => {
    new WatchedJobs('1').update([job('a')]);
    expect(idsOf(new WatchedJobs('2').update([ended('a')]))).toEqual([]);
  });
});

describe('the progress of a job', () => {
  it.each([
    [{ total: 10, processed: 4 }, 40],
    [{ total: 3, processed: 2 }, 66],
    [{ total: 3, processed: 4 }, 100],
    [{ total: null, processed: 4 }, undefined],
    [{ total: 0, processed: 0 }, undefined],
  ])('of %j is %s percent', (counts, percent) => {
    expect(percentOf(counts)).toBe(percent);
  });
});

describe('the announcement of an ended job', () => {
  it.each([
    [{ state: 'SUCCEEDED', failed: 0 }, 'success'],
    [{ state: 'SUCCEEDED', failed: 1 }, 'warning'],
    [{ state: 'CANCELED', failed: 0 }, 'warning'],
    [{ state: 'FAILED', failed: 0 }, 'error'],
  ] as const)('of %j is a %s', (state, kind) => {
    expect(announcementKind(state)).toBe(kind);
  });
});
