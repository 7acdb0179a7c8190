/** Where the verification of a vehicle or a company can stand, with the tone that each is shown in. */
export const verification = { NOT_VERIFIED: 'neutral', UNDER_REVIEW: 'info', VERIFIED: 'success' } as const;
