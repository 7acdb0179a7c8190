import { describe, expect, it } from 'vitest';
import { profileProblems, customerName } from '../../server/areas/customers/rules';
import { dictionaryVehicleMakes } from '../../server/areas/fleet/dictionary';
import { vehicleClassIds } from '../../server/areas/fleet/dictionary-classes';
import { makeAndModelText, vehicleProblems } from '../../server/areas/fleet/rules';
import { addressProblems } from '../../server/areas/geography/rules';
import { createDemoCustomers } from '../../server/demo/customers';
import { modelProductionYears } from '../../server/demo/model-years';
import { createRandomGenerator } from '../../server/demo/random';
import { demoTenants } from '../../server/demo/tenants';
import { createDemoVehicles } from '../../server/demo/vehicles';
import { vinCheckDigit, vinYearCharacter } from '../../server/demo/vins';

const until = new Date('2026-11-21T10:00:00Z');

function fleet() {
  let last = 0;
  const plate = demoTenants[0]?.plate ?? (() => '');
  const newId = () => String((last += 1));
  return createDemoVehicles({ random: createRandomGenerator(1), tenant: '1', count: 2000, until, newId, plate });
}

function clients() {
  let last = 0;
  return createDemoCustomers({
    random: createRandomGenerator(1),
    tenant: '1',
    count: 5000,
    until,
    newId: () => String((last += 1)),
  });
}

/** Returns how many different ids the entries have. */
const idCount = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id)).size;

describe('the dictionary of vehicles', () => {
  const models = dictionaryVehicleMakes.flatMap((make) => make.models);

  it('has about ten classes and two hundred models with unique ids', () => {
    expect(Object.keys(vehicleClassIds).length).toBeGreaterThanOrEqual(10);
    expect(models.length).toBeGreaterThanOrEqual(200);
    expect(idCount(models)).toBe(models.length);
    expect(idCount(dictionaryVehicleMakes)).toBe(dictionaryVehicleMakes.length);
  });

  it('keeps the ids that vehicles reference', () => {
    const titles = new Map(models.map(({ id, title }) => [id, title]));
    expect([titles.get('10103'), titles.get('10407'), titles.get('61202')]).toEqual(['FH 500', 'XG+ 480', 'S.CS Mega']);
  });

  it('has every model whose production years the demo lists', () => {
    const named = dictionaryVehicleMakes.flatMap((make) => make.models.map((model) => `${make.title} ${model.title}`));
    const names = new Set(named);
    expect(Object.keys(modelProductionYears).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('demo vehicles', () => {
  const { vehicles, verifications } = fleet();

  it('are the same for the same seed', () => {
    expect(fleet()).toEqual({ vehicles, verifications });
  });

  it('have unique plates and VINs, with check digit and year', () => {
    expect(vehicles).toHaveLength(2000);
    expect(new Set(vehicles.map(({ license }) => license)).size).toBe(2000);
    const vins = vehicles.flatMap(({ vin, year }) => (vin ? [{ vin, year }] : []));
    expect(vins.length).toBeGreaterThan(1900);
    expect(new Set(vins.map(({ vin }) => vin)).size).toBe(vins.length);
    for (const { vin, year } of vins) {
      expect(vin[8]).toBe(vinCheckDigit(vin));
      expect(vin[9]).toBe(vinYearCharacter(year ?? 0));
    }
  });

  it('follow the rules of the fleet', () => {
    const makesById = new Map(dictionaryVehicleMakes.map((make) => [make.id, make]));
    for (const vehicle of vehicles) {
      const make = makesById.get(vehicle.vehicle_make_id ?? '');
      const model = make?.models.find(({ id }) => id === vehicle.vehicle_model_id);
      expect(vehicleProblems(vehicle, { make, model }, until)).toEqual({});
      expect(vehicle.brand_model ?? null).toBe(makeAndModelText(vehicle, { make, model }));
    }
  });

  it('cover every state: verified, active, deleted', () => {
    const states = new Set(
      vehicles.map(({ verify, is_active, deleted_at }) => `${verify} ${is_active} ${!deleted_at}`),
    );
    expect(states.size).toBe(12);
    expect(vehicles.some(({ vehicle_model_input }) => vehicle_model_input)).toBe(true);
    const classes = new Set(vehicles.flatMap(({ vehicle_class_id }) => vehicle_class_id ?? []));
    expect(classes.size).toBe(Object.keys(vehicleClassIds).length);
  });

  it('have a verification history that ends in their status', () => {
    const last = new Map(verifications.map(({ entity_id, status }) => [entity_id, status]));
    for (const { id, verify } of vehicles) expect(last.get(id) ?? 'NOT_VERIFIED').toBe(verify);
    expect(verifications.some(({ message }) => message?.includes('VIN'))).toBe(true);
  });

  it('were built before they were created, and updated later, over two years', () => {
    for (const { year, created_at, modified_at, deleted_at } of vehicles) {
      const moments = [created_at, modified_at, deleted_at ?? modified_at, until.toISOString()];
      const times = moments.map((moment) => Date.parse(moment ?? ''));
      expect(times.toSorted((one, other) => one - other)).toEqual(times);
      expect(year ?? 0).toBeLessThanOrEqual(Number(created_at?.slice(0, 4)));
    }
    expect(vehicles[0]?.created_at?.slice(0, 7)).toBe('2024-11');
  });
});

describe('demo customers', () => {
  const rows = clients();

  it('are equal for equal seeds, and different otherwise', () => {
    expect(clients()).toEqual(rows);
    const others = createDemoCustomers({
      random: createRandomGenerator(2),
      tenant: '1',
      count: 20,
      until,
      newId: () => '1',
    });
    expect(others.customers[0]?.customer_name).not.toBe(rows.customers[0]?.customer_name);
  });

  it('follow the rules of customers', () => {
    expect(rows.customers).toHaveLength(5000);
    for (const [index, profile] of rows.profiles.entries()) {
      expect(profileProblems({ ...profile })).toEqual({});
      expect(rows.customers[index]?.customer_name).toBe(customerName({ ...profile }));
    }
    for (const address of rows.addresses) expect(addressProblems(null, { ...address })).toEqual({});
  });

  it('are companies and persons of every type, active and deleted, each company with a unique name', () => {
    const kind = (index: number) => rows.profiles[index]?.type;
    const states = rows.customers.map(({ type, deleted_at }, index) => `${type} ${kind(index)} ${Boolean(deleted_at)}`);
    expect(new Set(states).size).toBe(8);
    const companies = rows.profiles.flatMap(({ company_name }) => company_name ?? []);
    expect(new Set(companies).size).toBe(companies.length);
  });

  it('have mail addresses in reserved domains, and addresses in thirteen countries', () => {
    expect(rows.profiles.every(({ email }) => /^[a-z0-9.-]+@[a-z0-9-]+\.example$/.test(email))).toBe(true);
    expect(new Set(rows.addresses.map(({ country }) => country)).size).toBe(13);
    const polish = rows.addresses.filter(({ country }) => country === 'PL');
    expect(polish.every(({ zip }) => /^\d\d-\d{3}$/.test(zip ?? ''))).toBe(true);
    expect(new Set(polish.map(({ state }) => state)).size).toBe(16);
  });
});
