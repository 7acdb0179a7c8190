/** A client of the GraphQL API for one user, with which tests prepare data. */
export class ApiClient {
  constructor(
    private readonly url: string,
    private readonly token?: string,
  ) {}

  static async signIn(url: string, email: string): Promise<ApiClient> {
    const input = { username: email, password: 'waybill-demo' };
    const { login } = await new ApiClient(url).call<{ login: { access_token: string } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { access_token } }',
      { input },
    );
    return new ApiClient(url, login.access_token);
  }

  async call<Data>(query: string, variables: object): Promise<Data> {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (this.token) headers.set('authorization', `Bearer ${this.token}`);
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Creates a vehicle and returns its id. */
  async createVehicle(input: { license: string; [field: string]: unknown }): Promise<string> {
    const query = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
    const { createVehicle } = await this.call<{ createVehicle: { id: string } }>(query, { input });
    return createVehicle.id;
  }

  async updateVehicle(input: { id: string; [field: string]: unknown }): Promise<void> {
    await this.call('mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }', { input });
  }

  async deleteVehicle(id: string): Promise<void> {
    await this.call('mutation ($id: ID!) { deleteVehicle(id: $id) { id } }', { id });
  }

  /** Submits a vehicle for verification. */
  async submitVehicle(id: string): Promise<void> {
    await this.call('mutation ($id: ID!) { updateVehicleForVerification(id: $id) { id } }', { id });
  }

  /** Reviews a pending verification as the operator: the first one whose title starts with `title`. */
  async reviewVerification(
    { entity_type, title }: { entity_type: string; title: string },
    reviewInput: { status: string; message?: string },
  ): Promise<void> {
    const query =
      'query ($where: VerificationQueueWhere) { verificationQueue(first: 1, where: $where) { data { id } } }';
    const conditions = [
      { column: 'status', value: 'UNDER_REVIEW' },
      { column: 'entity_type', value: entity_type },
      { column: 'title', operator: 'LIKE', value: `${title}%` },
    ];
    const { verificationQueue } = await this.call<{ verificationQueue: { data: { id: string }[] } }>(query, {
      where: { AND: conditions },
    });
    const input = { id: verificationQueue.data[0]?.id, ...reviewInput };
    await this.call('mutation ($input: ReviewVerificationInput!) { reviewVerification(input: $input) { id } }', {
      input,
    });
  }

  /** Ends the session of this client's token by deleting the session's device. */
  async signOutOwnDevice(): Promise<void> {
    const query = '{ userDevices(first: 100) { data { device { id current_user_device } } } }';
    const { userDevices } = await this.call<{
      userDevices: { data: { device: { id: string; current_user_device: boolean } }[] };
    }>(query, {});
    const own = userDevices.data.find(({ device }) => device.current_user_device);
    await this.call('mutation ($id: ID!) { deleteDevice(id: $id) { id } }', { id: own?.device.id });
  }

  /** Returns the vehicle as the server has stored it, also if it is deleted; undefined if there is none. */
  async fetchVehicle(id: string): Promise<Record<string, unknown> | undefined> {
    const query = `query ($where: VehiclesWhere) {
      vehicles(first: 1, where: $where, trashed: WITH) { data { license vin year places carrying_capacity is_active modified_at deleted_at } } }`;
    const where = { column: 'id', value: id };
    const { vehicles } = await this.call<{ vehicles: { data: Record<string, unknown>[] } }>(query, { where });
    return vehicles.data[0];
  }
}
