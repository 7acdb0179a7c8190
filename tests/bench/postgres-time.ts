import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '../../server/database/database';

/** Microseconds of a tick of Linux's processor times. */
const tickUs = 10_000;

/**
 * Returns the processor time that PostgreSQL has used so far with all its processes, in microseconds. NaN unless it runs
 * on this machine, and this machine is Linux.
 */
export async function postgresTime({ jobs }: Database): Promise<number> {
  const [row] = await jobs.system((session) => session.rows({ text: 'SELECT pg_backend_pid()', params: [] }));
  const backend = processTimes(String(row?.[0]));
  const postmaster = backend && processTimes(backend.parent);
  if (!postmaster) return NaN;
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => processTimes(id) ?? [])
    .filter(({ parent }) => parent === backend.parent);
  return tickUs * running.reduce((sum, { own }) => sum + own, postmaster.own + postmaster.ended);
}

/** Returns the ticks of a process and of its ended children, and the id of its parent; undefined if it does not run. */
function processTimes(id: string): { parent: string; own: number; ended: number } | undefined {
  try {
    // The name of the program, in parentheses, may contain spaces.
    const [, parent = '', ...fields] = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [user, system, endedUser, endedSystem] = fields.slice(9, 13).map(Number);
    return { parent, own: (user ?? NaN) + (system ?? NaN), ended: (endedUser ?? NaN) + (endedSystem ?? NaN) };
  } catch {
    return undefined;
  }
}
