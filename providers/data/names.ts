/** Capitalizes the first letter: `vehiclesView` becomes `VehiclesView`. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the input type of a mutation: `CreateVehicleInput` for `createVehicle`. */
export function inputTypeOf(mutation: string): string {
  return `${capitalized(mutation)}Input`;
}
