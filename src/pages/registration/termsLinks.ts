/** Addresses of the pages that a person accepts at registration, by their names in the texts. */
export const termsLinks = { terms: '/info/terms', privacy: '/info/privacyPolicy' } as const;
