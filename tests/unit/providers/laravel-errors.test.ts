import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../providers/auth/signIn';
import { ApiError, errorCode } from '../../../providers/errors';
import { isRecord, readResponseData } from '../../../providers/graphqlResponse';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

/** Answers that a stock Laravel server with Lighthouse 6.68 has given, by the name of the case. */
const recorded: unknown = JSON.parse(readFileSync('tests/api/lighthouse/recorded/6-errors.json', 'utf8'));
const answers = new Map(
  (Array.isArray(recorded) ? recorded : []).filter(isRecord).map((one) => [String(one.case), one.body]),
);

/** Returns the error that the console reads from a recorded answer. */
function errorIn(name: string): ApiError {
  try {
    readResponseData(answers.get(name), 200);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error(`${name} is no recorded error`);
}

const plain = (text: string) => ({ code: 'plain_text', payload: { text } });

describe('an error of a stock Lighthouse server', () => {
  it('is shown on the field, as the server words it, when its input is refused', () => {
    expect(errorIn('validation: unique')).toMatchObject({
      code: errorCode.invalid,
      statusCode: 422,
      validation: { plate: [plain('The plate has already been taken.')] },
    });
  });

  it('is shown on the field of an owned record when the input of that is refused', () => {
    const { validation } = errorIn('validation: nested belongsTo create + hasMany create[1]');
    expect(validation).toMatchObject({
      'depot.name': [plain('The name field must be at least 3 characters.')],
      'trips.create.1.label': [plain('The label field must be at least 2 characters.')],
    });
  });

  it.each([
    ['unauthenticated @guard query', errorCode.expired, 401],
    ['bad token @guard', errorCode.expired, 401],
    ['forbidden @canFind boolean policy', errorCode.denied, 403],
    ['partial: non-null fails → whole data dropped', undefined, 500],
  ])('%s has the code %s', (name, code, statusCode) => {
    expect(errorIn(name)).toMatchObject({ code, statusCode });
  });
});

describe('signing in to a stock Lighthouse server', () => {
  let server: FakeGraphqlServer;

  beforeAll(async () => {
    server = await startFakeGraphqlServer();
  });
  afterAll(() => server.close());

  it('reports wrong credentials when the server says that the user is not authenticated', async () => {
    server.answer = () => ({ message: 'Unauthenticated.', extensions: { guards: ['api'] } });
    await expect(
      signIn(openFakeTab(server.url), { username: 'anna@example.com', password: 'wrong' }),
    ).rejects.toMatchObject({ code: errorCode.unauthenticated, reason: 'credentials' });
  });
});
