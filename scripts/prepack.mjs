// `npm pack` runs this first: builds what is outdated, and pins the versions of all packages in the tarball.
import { copyFileSync } from 'node:fs';
import { findStaleBuilds, runBuilds } from './build.mjs';

// Output goes to standard error, because standard output names the tarball.
await runBuilds(findStaleBuilds(), ['ignore', 2, 2]);
// npm leaves a package-lock.json out of a package. In the unpacked package, `npm ci` installs what a shrinkwrap pins.
copyFileSync('package-lock.json', 'npm-shrinkwrap.json');
