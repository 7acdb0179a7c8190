// `npm pack` runs this first: builds what is outdated, and pins the versions of all packages in the tarball.
import { copyFileSync } from 'node:fs';
import { findStaleBuilds, runBuilds } from './build.mjs';

// Output goes to standard error, because standard output names the tarball.
await runBuilds(findStaleBuilds(), ['ignore', 2, 2]);
// npm ignores a package-lock.json in a package, and installs what a shrinkwrap of the same form pins.
copyFileSync('package-lock.json', 'npm-shrinkwrap.json');
