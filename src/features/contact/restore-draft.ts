import { persistDraft } from './persist-draft.ts'

// Runs before the client starts, on pages with the contact form and on the one that confirms that a message was sent.
persistDraft()
