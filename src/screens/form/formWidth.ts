/** Forms stay narrow enough to be read down. */
export const formWidth = { maxWidth: 880 };
