import { keepDraft } from './keep-draft.ts'

// Imported by a document that holds the contact form, before its client starts, and by one that thanks for a message.
keepDraft()
