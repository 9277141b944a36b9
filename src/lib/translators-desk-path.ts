/**
 * The path, below the base path, at which the development server handles requests of the translator's desk. Production has
 * no such path.
 */
export const translatorsDeskPath = '@translators-desk/message'
