import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Sources of an example project by path. The project breaks each import rule once, and has each permitted kind of
 * import once.
 */
const project: Record<string, string> = {
  'src/App.tsx': `import './app/routes'; import './routing/addresses';`,
  'src/app/routes.tsx': `import '../pages/dashboard'; import '../routing/addresses';`,
  'src/routing/addresses.ts': `export const console = () => import('../app/routes');`,
  'src/theme/theme.ts': `import '../App';`,
  'src/pages/dashboard.tsx': `import '../screens/list';`,
  'src/screens/list.tsx': `import '../fields/text';`,
  'src/screens/show.tsx': `import '../pages/dashboard';`,
  'src/fields/text.tsx': `import '../ui/dialog'; import type { Field } from '../../resources/fields';`,
  'src/fields/one.tsx': `export const screen = () => import('../screens/list');`,
  'src/layouts/inner.tsx': `import '../screens/list';`,
  'src/layouts/auth.tsx': `import '../pages/dashboard';`,
  'src/ui/dialog.tsx': `export {};`,
  'src/ui/menu.tsx': `import { resources } from '../../resources/fields';`,
  'src/ui/picker.tsx': `export { text } from '../fields/text';`,
  'src/ui/upload.tsx': `import type { Vehicle } from '../../server/contract.generated';`,
  'providers/data.ts': `import { resources } from '../resources/fields';`,
  'providers/auth.ts': `import '../src/ui/dialog';`,
  'resources/fields.ts': `import type { Type } from 'graphql';`,
  'resources/vehicles.ts': `import dayjs from 'dayjs';`,
  'resources/languages.ts': `import list from '../locales/languages.json';`,
  'providers/mails.ts': `import mail from '../locales/en/server/mail.json';`,
  'server/areas/fleet/index.ts': `export { entities } from './entities';`,
  'server/areas/fleet/entities.ts': `import '../../dialect/list';`,
  'server/areas/fleet/vehicle.ts': `import { driver } from './driver';\nexport const vehicle: Entity = { entity: () => driver };`,
  'server/areas/fleet/driver.ts': `import { vehicle } from './vehicle';\nexport const driver: Entity = { entity: () => vehicle };`,
  'server/areas/identity/index.ts': `import '../fleet';`,
  'server/areas/transport/index.ts': `import '../fleet'; import '../fleet/entities';`,
  'server/areas/papers/index.ts': `import '../billing';`,
  'server/areas/billing/index.ts': `import type { Paper } from '../papers';`,
  'server/areas/depots/index.ts': `import '../fleet';`,
  'server/http/files.ts': `import '../areas/fleet'; import '../areas/fleet/vehicle';`,
  'server/dialect/list.ts': `import '../database/database';`,
  'server/dialect/write.ts': `import type { Area } from '../areas/fleet';`,
  'server/database/database.ts': `export {};`,
  'server/database/fill.ts': `import '../dialect/list';`,
  'server/main.ts': `import '../resources/vehicles';`,
  'server/texts/keys.ts': `import type mail from '../../locales/en/server/mail.json';`,
  'server/texts/languages.ts': `import list from '../../locales/languages.json';`,
  'server/texts/words.ts': `import app from '../../locales/en/app.json';`,
  'server/app.ts': `import '../tests/api/harness';`,
  'server/one.ts': `import './two';`,
  'server/two.ts': `import './one';`,
  'tests/api/harness.ts': `import '../../server/areas/fleet/entities';`,
};

const root = mkdtempSync(join(tmpdir(), 'waybill-imports-'));
let output = '';

beforeAll(() => {
  for (const [file, text] of Object.entries(project)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  output = spawnSync(process.execPath, [resolve('scripts/imports.mjs'), root], { encoding: 'utf8' }).stderr;
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the import rules', () => {
  it.each([
    ['src/screens/show.tsx imports src/pages/dashboard.tsx', 'screens know no page'],
    ['src/routing/addresses.ts imports src/app/routes.tsx', 'paths know no route'],
    ['src/theme/theme.ts imports src/App.tsx', 'only the page itself knows the app'],
    ['src/layouts/auth.tsx imports src/pages/dashboard.tsx', 'layouts know no page'],
    ['src/ui/menu.tsx imports resources/fields.ts', 'ui knows no entity'],
    ['src/fields/one.tsx imports src/screens/list.tsx', 'fields know no screen, not even later on'],
    ['src/ui/picker.tsx imports src/fields/text.tsx', 'ui knows no field, also when it only passes it on'],
    ['src/ui/upload.tsx imports server/contract.generated', 'the console knows no type of the server'],
    ['server/main.ts imports resources/vehicles.ts', 'the server knows nothing of the console'],
    ['server/texts/words.ts imports locales/en/app.json', 'the server knows no text of the console'],
    ['providers/mails.ts imports locales/en/server/mail.json', 'the console knows no text of the server'],
    ['providers/auth.ts imports src/ui/dialog.tsx', 'providers know no screen'],
    ['resources/vehicles.ts imports dayjs', 'resources take types alone from elsewhere'],
    ['server/dialect/write.ts imports server/areas/fleet/index.ts', 'the dialect knows no area'],
    ['server/database/fill.ts imports server/dialect/list.ts', 'the database knows no dialect'],
    ['server/app.ts imports tests/api/harness.ts', 'the program needs no test'],
    ['cycle: server/one.ts -> server/two.ts -> server/one.ts', 'no circles'],
    ['server/areas/transport/index.ts imports server/areas/fleet/entities.ts', 'areas know the index of another alone'],
    ['server/http/files.ts imports server/areas/fleet/vehicle.ts', 'so does everything else'],
    ['the area identity may not know fleet, which is in a higher layer', 'areas know lower layers alone'],
    ['cycle of areas: billing -> papers -> billing', 'no circles of areas, types included'],
    ['server/areas/depots/index.ts imports server/areas/fleet/index.ts: depots is in no layer', 'areas have a layer'],
  ])('refuse "%s": %s', (line) => {
    expect(output).toContain(line);
  });

  it('allow everything else', () => {
    expect(output.trim().split('\n')).toHaveLength(22);
  });

  it('hold in this project', () => {
    const run = spawnSync(process.execPath, ['scripts/imports.mjs'], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });
});
