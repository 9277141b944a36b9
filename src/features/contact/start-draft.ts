import { persistDraft } from './persist-draft.ts'

// This module runs before the client starts, on pages with the contact form and on the page that confirms that a message was
// sent.
persistDraft()
