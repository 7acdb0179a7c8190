import { makeTables } from '../harness/further-tables';
import { startTestServer, type Answer, type TestServer } from '../harness/server';
import { bases, crewArea, crewMethods, crews, crewSdl, crewSkills, shifts, skills, vans } from './crews';

/** A crew as the tests read it. */
export interface Crew {
  id: string;
  name: string;
  motto: string | null;
  base: { id: string; name: string } | null;
  van: { id: string; plate: string } | null;
  shifts: { id: string; hours: number }[];
  skills: { name: string }[];
}

const fields = 'id name motto base { id name } van { id plate } shifts { id hours } skills { name }';

/** A server that has crews besides all else, and an administrator's calls to it. */
export interface CrewServer {
  server: TestServer;
  /** A call with an input, the administrator's unless another's token is given. */
  send<Data>(query: string, input: object, token?: string): Promise<Answer<Data>>;
  create(input: object): Promise<Crew>;
  update(input: object): Promise<Answer<{ updateCrew: Crew }>>;
  /** Rows of every table of the area, so that "nothing written" can be seen. */
  everything(): Promise<string>;
}

/** Starts it. Close its server when the tests are done. */
export async function startCrewServer(): Promise<CrewServer> {
  const tables = { bases, crews, vans, shifts, skills, crewSkills };
  const server = await startTestServer({
    areas: [crewArea],
    sdl: crewSdl,
    prepare: (database) => makeTables(database, tables, crewMethods),
  });
  const mine = (await server.signIn('admin@demo.test')).token;
  const send = <Data>(query: string, input: object, token = mine) => server.call<Data>(query, { input }, { token });
  return {
    server,
    send,
    create: async (input) => {
      const answer = await send<{ createCrew: Crew }>(
        `mutation ($input: CreateCrewInput!) { createCrew(input: $input) { ${fields} } }`,
        input,
      );
      if (!answer.data) throw new Error(JSON.stringify(answer.body));
      return answer.data.createCrew;
    },
    update: (input) => send(`mutation ($input: UpdateCrewInput!) { updateCrew(input: $input) { ${fields} } }`, input),
    everything: async () => {
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

/** What a refused write was told, by path. */
export function toldOf(answer: Answer<unknown>): Record<string, string> {
  const validation = answer.errors?.[0]?.extensions?.validation ?? {};
  return Object.fromEntries(Object.entries(validation).map(([path, [first]]) => [path, first?.code ?? '']));
}
