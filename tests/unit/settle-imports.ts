import { afterAll, vi } from 'vitest';

// Test files of one worker share modules. An import that is still pending when its file ends is cut off, and the next
// file that imports the same module fails. Components load such modules after the test has seen what it looked for.
afterAll(() => vi.dynamicImportSettled());
