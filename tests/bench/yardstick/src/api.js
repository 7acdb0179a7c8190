/** Key of local storage with the access token. */
const tokenKey = 'access_token';

/** Sends an operation to the API with the token of the session. Resolves to `data`; rejects with the first error. */
export async function send(query, variables) {
  const token = localStorage.getItem(tokenKey);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const login = 'mutation ($input: LoginInput!) { login(input: $input) { access_token } }';

/** react-admin's auth provider: signs in by name and password, and keeps the token in local storage. */
export const authProvider = {
  login: async ({ username, password }) => {
    const data = await send(login, { input: { username, password } });
    localStorage.setItem(tokenKey, data.login.access_token);
  },
  logout: async () => localStorage.removeItem(tokenKey),
  checkAuth: async () => {
    if (!localStorage.getItem(tokenKey)) throw new Error('no session');
  },
  checkError: async () => {},
  getPermissions: async () => undefined,
};

const fields = `id license vin brand_model year carrying_capacity places is_active verify created_at modified_at
  vehicle_class { id title }`;
const list = `query ($first: Int!, $page: Int, $where: VehiclesViewWhere, $orderBy: [VehiclesViewOrder!]) {
  vehiclesView(first: $first, page: $page, where: $where, orderBy: $orderBy) {
    data { ${fields} } paginatorInfo { total }
  }
}`;
const one = `query ($where: VehiclesViewWhere) { vehiclesView(first: 1, where: $where) { data { ${fields} } } }`;

/** Returns the condition of a search in the three columns in which the console searches. */
function whereOf({ q }) {
  if (!q) return undefined;
  return { OR: ['license', 'vin', 'brand_model'].map((column) => ({ column, operator: 'LIKE', value: `%${q}%` })) };
}

/** react-admin's data provider, as far as lists and records of vehicles need it. */
export const dataProvider = {
  getList: async (_resource, { pagination, sort, filter }) => {
    const { vehiclesView } = await send(list, {
      first: pagination.perPage,
      page: pagination.page,
      where: whereOf(filter),
      orderBy: [{ column: sort.field, direction: sort.order }],
    });
    return { data: vehiclesView.data, total: vehiclesView.paginatorInfo.total };
  },
  getOne: async (_resource, { id }) => {
    const { vehiclesView } = await send(one, { where: { column: 'id', operator: 'EQ', value: id } });
    return { data: vehiclesView.data[0] };
  },
};
