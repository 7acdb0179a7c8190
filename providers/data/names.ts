/** A name with a capital at its beginning: `vehiclesView` is `VehiclesView`. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Type of the one input of a mutation: `createVehicle` takes a `CreateVehicleInput`. */
export function inputType(mutation: string): string {
  return `${capitalized(mutation)}Input`;
}
