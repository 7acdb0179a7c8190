/** States of the verification of a vehicle or a company, each with the tone of its chip. */
export const verificationTones = { NOT_VERIFIED: 'neutral', UNDER_REVIEW: 'info', VERIFIED: 'success' } as const;
