import { expect } from 'vitest';
import type { SignedInUser, TestServer } from '../harness/server';

/** A background job, as the API answers it. */
export interface JobAnswer {
  id: string;
  kind: string;
  resource: string | null;
  state: string;
  total: number | null;
  processed: number;
  failed: number;
  can_cancel: boolean;
  can_undo: boolean;
  undo_of_id: string | null;
  undone_by_id: string | null;
  title: unknown;
  problem_counts: { code: string; count: number }[] | null;
  result: Record<string, unknown> | null;
  failure: { code: string; payload?: Record<string, unknown> } | null;
}

/** A problem of a background job, as the API answers it. */
export interface ProblemAnswer {
  record_id: string | null;
  title: string | null;
  field: string | null;
  code: string;
  reason: unknown;
}

export const jobFields =
  'id kind title problem_counts resource state total processed failed can_cancel can_undo undo_of_id undone_by_id result failure';

/** Reads a job; undefined when the user does not see it. */
export async function readJob(
  server: Pick<TestServer, 'call'>,
  user: Pick<SignedInUser, 'token'>,
  id: string,
): Promise<(JobAnswer & { user: { brief: string } | null }) | undefined> {
  const { data, body } = await server.call<{
    backgroundJobs: { data: (JobAnswer & { user: { brief: string } | null })[] };
  }>(
    `query ($id: Mixed!) { backgroundJobs(first: 1, where: { column: id, value: $id }) { data { ${jobFields} user { brief } } } }`,
    { id },
    user,
  );
  if (!data) throw new Error(JSON.stringify(body));
  return data.backgroundJobs.data[0];
}

/** Waits until a job has ended, and returns it. */
export async function endedJob(
  server: Pick<TestServer, 'call'>,
  user: Pick<SignedInUser, 'token'>,
  id: string,
): Promise<JobAnswer> {
  const ended = ['SUCCEEDED', 'FAILED', 'CANCELED'];
  await expect
    .poll(async () => ended.includes((await readJob(server, user, id))?.state ?? ''), { interval: 25, timeout: 30_000 })
    .toBe(true);
  const job = await readJob(server, user, id);
  if (!job) throw new Error(`The job ${id} is gone.`);
  return job;
}

/** Reads the problems of a job, at most 100. */
export async function readProblems(
  server: Pick<TestServer, 'call'>,
  user: Pick<SignedInUser, 'token'>,
  id: string,
): Promise<ProblemAnswer[]> {
  const { data, body } = await server.call<{ backgroundJobProblems: { data: ProblemAnswer[] } }>(
    `query ($id: Mixed!) { backgroundJobProblems(first: 100, where: { column: job_id, value: $id },
      orderBy: [{ column: sequence, direction: ASC }]) { data { record_id title field code reason } } }`,
    { id },
    user,
  );
  if (!data) throw new Error(JSON.stringify(body));
  return data.backgroundJobProblems.data;
}

/** Cancels or undoes a job. */
export function callJobMethod(
  server: Pick<TestServer, 'call'>,
  user: Pick<SignedInUser, 'token'>,
  method: 'cancelBackgroundJob' | 'undoBackgroundJob',
  id: string,
) {
  return server.call<Record<typeof method, JobAnswer>>(
    `mutation ($id: ID!) { ${method}(id: $id) { ${jobFields} } }`,
    { id },
    user,
  );
}
