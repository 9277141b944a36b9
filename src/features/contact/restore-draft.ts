import { persistDraft } from './persist-draft.ts'

// Documents with the contact form import this module before their client starts, as do those that thank for a message.
persistDraft()
