import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/**
 * Runs a program in a Node process with the watchdog, which kills the process when its event loop hangs for a second.
 * Returns how the process exits, and its output.
 */
function runWatched(program: string) {
  const text = `import { startWatchdog } from './dist/server/watchdog.js'; startWatchdog(1); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text]);
  let output = '';
  child.stderr.on('data', (written: Buffer) => {
    output += written.toString();
  });
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
}

describe('the watchdog', () => {
  it('kills a blocked process with a message, and leaves a working or waiting one alone', async () => {
    const [still, working] = await Promise.all([
      runWatched('setTimeout(() => { for (;;); }, 200);'),
      runWatched('setTimeout(() => process.exit(7), 3500);'),
    ]);
    expect(still.signal).toBe('SIGKILL');
    expect(still.output).toMatch(/^The server stood still for 1 s and was ended\. .*\n$/);
    expect(working).toEqual({ code: 7, signal: null, output: '' });
  });
});
