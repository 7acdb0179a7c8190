/** Capitalizes the first letter: `vehiclesView` becomes `VehiclesView`. */
export function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the input type of a mutation: `CreateVehicleInput` for `createVehicle`. */
export function inputTypeNameOf(mutation: string): string {
  return `${capitalize(mutation)}Input`;
}
