/**
 * The proof that confirms an address besides the link in a mail: the password of the registration, or that of the account
 * which is to have the address. An account without a password is proved by a session in it.
 */
export type AddressProof = 'registration' | 'account' | 'session'
