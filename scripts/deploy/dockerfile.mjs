// Reads the Dockerfile and .dockerignore, so that tests run the steps that Docker would run.
import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';

/**
 * Returns the stages of a Dockerfile: name, image and steps. A step has its keyword, its arguments without flags, and its
 * flags, such as `{ from: 'build' }`. Arguments in JSON form are an array.
 */
export function readStages(path) {
  const stages = [];
  for (const instruction of DockerfileParser.parse(readFileSync(path, 'utf8')).getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (keyword === 'FROM') {
      const [image, , name] = words;
      stages.push({ image, name, steps: [] });
      continue;
    }
    const flags = Object.fromEntries((instruction.getFlags?.() ?? []).map((flag) => [flag.getName(), flag.getValue()]));
    const text = instruction.getRawArgumentsContent() ?? '';
    const json = /\[.*\]\s*$/s.exec(text);
    stages.at(-1).steps.push({ keyword, text, words, flags, list: json ? JSON.parse(json[0]) : undefined });
  }
  return stages;
}

/** Returns whether .dockerignore lets a file into the build. As in Docker, the last pattern that matches decides. */
export function createBuildContextFilter(dockerignore) {
  const patterns = dockerignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isIncluded: line.startsWith('!'), pattern: matcherOf(line.replace(/^!/, '')) }));
  return (path) => {
    const last = patterns.findLast(({ pattern }) => pattern.test(path));
    return last === undefined || last.isIncluded;
  };
}

/** A pattern matches a path, and all that lies in it. */
function matcherOf(pattern) {
  const parts = pattern.replace(/^\/|\/$/g, '').split(/(\*\*\/|\*\*|\*|\?)/);
  const forms = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };
  const source = parts.map((part) => forms[part] ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&')).join('');
  return new RegExp(`^${source}(?:/|$)`);
}
