import { persistDraft } from './persist-draft.ts'

// Imported by documents with the contact form, before their client starts, and by those that thank for a message.
persistDraft()
