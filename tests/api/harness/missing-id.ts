/** An id in the range of real ids that no record has. */
export const missingId = '4611686018427200000';
