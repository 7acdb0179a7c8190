/** The settings of the rules of legs, which the company's form requires. */
export const legSettings = {
  leg_overweight: 'REFUSE',
  leg_unknown_payload: 'REASON',
  leg_places: 'REFUSE',
  leg_order: 'REFUSE',
  leg_unverified_vehicle: 'REASON',
  leg_inactive_vehicle: 'REFUSE',
  leg_inactive_driver: 'REFUSE',
} as const;
