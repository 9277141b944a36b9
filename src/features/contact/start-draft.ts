import { persistDraft } from './persist-draft.ts'

// This module is loaded without waiting for the client, on pages with the contact form and on the page that confirms that a
// message was sent.
persistDraft()
