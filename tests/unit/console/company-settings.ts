/** The settings that the company's form requires. */
export const companySettings = {
  time_zone: 'Europe/Warsaw',
  leg_overweight: 'REFUSE',
  leg_unknown_payload: 'REASON',
  leg_places: 'REFUSE',
  leg_order: 'REFUSE',
  leg_unverified_vehicle: 'REASON',
  leg_inactive_vehicle: 'REFUSE',
  leg_inactive_driver: 'REFUSE',
  leg_times: 'REFUSE',
  leg_expired_documents: 'REFUSE',
  leg_sharing: 'NEVER',
} as const;
