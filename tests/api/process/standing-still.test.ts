import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs a program that is watched; how it ended, and what it wrote. */
function watched(program: string) {
  const text = `import { keepWatch } from './dist/server/watchdog.js'; keepWatch(1); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text]);
  let output = '';
  child.stderr.on('data', (written: Buffer) => {
    output += written.toString();
  });
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
}

describe('a process that is watched', () => {
  it('is ended with a sentence when it stands still, and left alone while it works or waits', async () => {
    const [still, working] = await Promise.all([
      watched('setTimeout(() => { for (;;); }, 200);'),
      watched('setTimeout(() => process.exit(7), 3500);'),
    ]);
    expect(still.signal).toBe('SIGKILL');
    expect(still.output).toMatch(/^The server stood still for 1 s and was ended\. .*\n$/);
    expect(working).toEqual({ code: 7, signal: null, output: '' });
  });
});
