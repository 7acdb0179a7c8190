// Reads the systemd unit, so that tests start the server with its command and its settings.
import { readFileSync } from 'node:fs';

/** Returns the words of ExecStart, and the variables of Environment. */
export function readUnit(path) {
  const lines = readFileSync(path, 'utf8').split('\n');
  const valuesOf = (key) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  const [command = ''] = valuesOf('ExecStart');
  const environment = Object.fromEntries(
    valuesOf('Environment').flatMap((line) => line.split(' ').map((pair) => splitOnce(pair))),
  );
  return { command: command.split(' '), environment };
}

/** Returns the variables of an EnvironmentFile. */
export function readSettings(path) {
  const lines = readFileSync(path, 'utf8').split('\n');
  return Object.fromEntries(lines.filter((line) => /^[A-Z]/.test(line)).map((line) => splitOnce(line)));
}

function splitOnce(pair) {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
