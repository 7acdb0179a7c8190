import { createExtraTables } from '../harness/extra-tables';
import { startTestServer, type GraphqlResponse, type TestServer } from '../harness/server';
import {
  basesTable,
  crewArea,
  crewMethods,
  crewsTable,
  crewSdl,
  crewSkillsTable,
  shiftsTable,
  skillsTable,
  vansTable,
} from './crews';

/** The fields of a crew (crews.ts) that the tests read. */
export interface CrewRecord {
  id: string;
  name: string;
  motto: string | null;
  base: { id: string; name: string } | null;
  van: { id: string; plate: string } | null;
  shifts: { id: string; hours: number }[];
  skills: { name: string }[];
}

const fields = 'id name motto base { id name } van { id plate } shifts { id hours } skills { name }';

/** A test server with the area of crews (crews.ts), and functions that call it as an administrator. */
export interface CrewServer {
  server: TestServer;
  /** Calls a document with an input, as the administrator or with the access token `token`. */
  send<Data>(query: string, input: object, token?: string): Promise<GraphqlResponse<Data>>;
  create(input: object): Promise<CrewRecord>;
  update(input: object): Promise<GraphqlResponse<{ updateCrew: CrewRecord }>>;
  /** Returns the rows of all tables of the area as text, so that a test can check that nothing was written. */
  dumpRows(): Promise<string>;
}

/** Starts a server with the area of crews. The caller must close it. */
export async function startCrewServer(): Promise<CrewServer> {
  const tables = {
    bases: basesTable,
    crews: crewsTable,
    vans: vansTable,
    shifts: shiftsTable,
    skills: skillsTable,
    crewSkills: crewSkillsTable,
  };
  const server = await startTestServer({
    areas: [crewArea],
    sdl: crewSdl,
    prepare: (database) => createExtraTables(database, tables, crewMethods),
  });
  const mine = (await server.signIn('admin@demo.test')).token;
  const send = <Data>(query: string, input: object, token = mine) => server.call<Data>(query, { input }, { token });
  return {
    server,
    send,
    create: async (input) => {
      const response = await send<{ createCrew: CrewRecord }>(
        `mutation ($input: CreateCrewInput!) { createCrew(input: $input) { ${fields} } }`,
        input,
      );
      if (!response.data) throw new Error(JSON.stringify(response.body));
      return response.data.createCrew;
    },
    update: (input) => send(`mutation ($input: UpdateCrewInput!) { updateCrew(input: $input) { ${fields} } }`, input),
    dumpRows: async () => {
      const names = ['bases', 'crews', 'vans', 'shifts', 'skills', 'crew_skills'];
      const rows = await server.database.system((session) =>
        Promise.all(
          names.map((name) => session.rows({ text: `SELECT t::text FROM ${name} t ORDER BY 1`, params: [] })),
        ),
      );
      return JSON.stringify(rows);
    },
  };
}

/** Returns the first problem code of each invalid input, by input path, from the response to a refused write. */
export function firstProblemCodesOf(response: GraphqlResponse<unknown>): Record<string, string> {
  const validation = response.errors?.[0]?.extensions?.validation ?? {};
  return Object.fromEntries(Object.entries(validation).map(([path, [first]]) => [path, first?.code ?? '']));
}
