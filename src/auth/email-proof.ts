/**
 * The proof that confirms an email address besides the link in an email: the password of the registration, or of the account
 * whose address is changed. For an account without a password, the proof is a session.
 */
export type EmailProof = 'registration' | 'account' | 'session'
