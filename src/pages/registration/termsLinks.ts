/** Paths of the pages that a user accepts at registration, by the names of their links in the texts. */
export const termsLinks = { terms: '/info/terms', privacy: '/info/privacyPolicy' } as const;
