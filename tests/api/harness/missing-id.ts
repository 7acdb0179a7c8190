/** An id that no record has, in the range of the ids that the server assigns. */
export const missingId = '4611686018427200000';
