import { persistDraft } from './persist-draft.ts'

// Imported by a document that holds the contact form, before its client starts, and by one that thanks for a message.
persistDraft()
