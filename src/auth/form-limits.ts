/** What the forms of an account take, in characters. The pages say it, and the server holds to it. */
export const shortestPassword = 10
export const longestPassword = 128
export const longestName = 100
