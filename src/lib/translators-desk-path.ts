/** The path, below the base path, at which the development server answers the translator's desk. Production has no such path. */
export const translatorsDeskPath = '@translators-desk/message'
