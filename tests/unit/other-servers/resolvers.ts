import { GraphQLError } from 'graphql';
import { type ListArguments, pageOf } from './pages';

/** A vehicle, as the server stores it. Times are `YYYY-MM-DD HH:MM:SS` in UTC. */
export interface Vehicle {
  id: string;
  plate: string;
  make: string | null;
  mileage: number | null;
  vehicle_class_id: string | null;
  inspected_at: string | null;
  updated_at: string;
  deleted_at: string | null;
}

/** Who has sent a request: the token of its header, if it has one. */
export interface RequestContext {
  token: string | undefined;
}

interface VehicleInput extends Partial<Pick<Vehicle, 'plate' | 'make' | 'mileage' | 'inspected_at'>> {
  vehicle_class?: { connect?: string; disconnect?: boolean };
}

/** The state of the server: its vehicles, and the tokens that are valid. */
export interface ServerState {
  vehicles: Vehicle[];
  tokens: Set<string>;
  uploads: { name: string; size: number }[];
}

const classes = [
  { id: '1', title: 'Tractor' },
  { id: '2', title: 'Rigid' },
];

const user = {
  id: '1',
  email: 'anna@example.com',
  status: 'ONBOARDING_COMPLETED',
  state: 'ACTIVE',
  uses_two_factor_auth: false,
  must_set_up_two_factor: false,
  must_prove_email: false,
  must_change_password: false,
  roles: [],
  permissions: [
    {
      id: '1',
      code: 'anything',
      methods: 'vehicles createVehicle updateVehicle deleteVehicle restoreVehicle vehicleClasses uploadMedia'.split(
        ' ',
      ),
    },
  ],
  tenant: { id: '1', lang: 'en', time_zone: 'Europe/Warsaw', company: [] },
};

const unauthenticated = () => new GraphQLError('Unauthenticated.', { extensions: { guards: ['api'] } });

/** Returns the fields of a vehicle with its relation. */
const withClass = (vehicle: Vehicle) => ({
  ...vehicle,
  vehicle_class: classes.find(({ id }) => id === vehicle.vehicle_class_id) ?? null,
});

/** Returns the root fields of the server. Their errors are those of a stock Lighthouse server. */
export function createResolvers(state: ServerState) {
  const { vehicles, tokens } = state;
  let seconds = 0;
  let tokenCount = 0;

  /** Returns the time of a write. Each write is a second after the one before it. */
  const now = () => {
    seconds += 1;
    return new Date(Date.UTC(2026, 10, 26, 9, 0, seconds)).toISOString().slice(0, 19).replace('T', ' ');
  };
  const guarded =
    <Args, Result>(resolve: (args: Args, token: string) => Result) =>
    (args: Args, { token }: RequestContext) => {
      if (token === undefined || !tokens.has(token)) throw unauthenticated();
      return resolve(args, token);
    };
  const startSession = () => {
    tokenCount += 1;
    tokens.add(`access-${tokenCount}`).add(`refresh-${tokenCount}`);
    return {
      access_token: `access-${tokenCount}`,
      refresh_token: `refresh-${tokenCount}`,
      expires_in: 900,
      token_type: 'Bearer',
      user,
    };
  };
  const check = (field: string, { plate }: VehicleInput, id?: string) => {
    const problems = [
      ...(plate !== undefined && plate.length < 3 ? ['The input.plate field must be at least 3 characters.'] : []),
      ...(vehicles.some((vehicle) => vehicle.plate === plate && vehicle.id !== id)
        ? ['The input.plate has already been taken.']
        : []),
    ];
    if (problems.length > 0)
      throw new GraphQLError(`Validation failed for the field [${field}].`, {
        extensions: { validation: { 'input.plate': problems } },
      });
  };
  const findVehicle = (id: string) => vehicles.find((vehicle) => vehicle.id === id);
  const write = (vehicle: Vehicle, { vehicle_class, ...values }: VehicleInput) => {
    Object.assign(vehicle, values, { updated_at: now() });
    if (vehicle_class?.connect !== undefined) vehicle.vehicle_class_id = vehicle_class.connect;
    if (vehicle_class?.disconnect === true) vehicle.vehicle_class_id = null;
    return withClass(vehicle);
  };
  const setDeleted = (id: string, deletedAt: string | null) => {
    const vehicle = findVehicle(id);
    if (!vehicle) return null;
    vehicle.deleted_at = deletedAt;
    return withClass(vehicle);
  };

  return {
    login({ input }: { input: { username: string; password: string } }) {
      if (input.username !== user.email || input.password !== 'secret') throw unauthenticated();
      return startSession();
    },
    refreshToken({ input }: { input: { refresh_token: string } }) {
      if (!tokens.delete(input.refresh_token)) throw unauthenticated();
      return startSession();
    },
    account: guarded(() => user),
    userDevices: guarded((_args, token) => ({
      paginatorInfo: { hasMorePages: false, total: 1 },
      data: [{ device: { id: token, current_user_device: true } }],
    })),
    deleteDevice: guarded(({ id }: { id: string }) => {
      tokens.delete(id);
      return { id, current_user_device: true };
    }),
    vehicles: guarded((args: ListArguments) => {
      const page = pageOf(vehicles, args);
      return { ...page, data: page.data.map(withClass) };
    }),
    vehicleClasses: guarded((args: ListArguments) => pageOf(classes, args)),
    createVehicle: guarded(({ input }: { input: VehicleInput & { plate: string } }) => {
      check('createVehicle', input);
      const empty = {
        make: null,
        mileage: null,
        vehicle_class_id: null,
        inspected_at: null,
        updated_at: '',
        deleted_at: null,
      };
      const vehicle: Vehicle = { id: String(vehicles.length + 1), plate: input.plate, ...empty };
      vehicles.push(vehicle);
      return write(vehicle, input);
    }),
    updateVehicle: guarded(({ id, input }: { id: string; input: VehicleInput }) => {
      const vehicle = findVehicle(id);
      if (!vehicle) throw new GraphQLError('Internal server error');
      check('updateVehicle', input, id);
      return write(vehicle, input);
    }),
    deleteVehicle: guarded(({ id }: { id: string }) => setDeleted(id, now())),
    restoreVehicle: guarded(({ id }: { id: string }) => setDeleted(id, null)),
    uploadMedia: guarded(({ input }: { input: { id: string; file: File; model_type: string; collection: string } }) => {
      const { file } = input;
      state.uploads.push({ name: file.name, size: file.size });
      return {
        id: '1',
        url: 'https://files.example.com/1',
        file_name: file.name,
        size: file.size,
        mime_type: file.type,
        created_at: now(),
        collection_name: input.collection,
        model_type: input.model_type,
        model_id: input.id,
      };
    }),
  };
}
