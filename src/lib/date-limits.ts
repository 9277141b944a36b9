/** The limits of dates that readers enter. Without them, date fields also accept years of more than four digits. */
export const dateLimits = { min: '2000-01-01', max: '2999-12-31' } as const
