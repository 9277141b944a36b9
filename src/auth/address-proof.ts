/**
 * What confirms an address besides the link in a mail: the password of the registration, or that of the account which is to
 * have the address; of an account without a password a session in it.
 */
export type AddressProof = 'registration' | 'account' | 'session'
