/**
 * The events of the log, as `noun.verb`: the field `event` of every line, and the class of the error that Bugsnag gets. A new
 * event is added here first; the message beside it may change, its name is what searches and alerts go by.
 */
export type LogEvent =
  // The server and its requests.
  | 'settings.warned'
  | 'server.warm_up_failed'
  | 'process.rejection_unhandled'
  | 'process.exception_uncaught'
  | 'request.handled'
  | 'request.failed'
  | 'page_cache.served'
  // Pages and their content.
  | 'page.failed'
  | 'page.render_failed'
  | 'query.failed'
  | 'content.rejected'
  | 'content.file_rejected'
  | 'content.server_failed'
  | 'preview.refused'
  | 'redirect.looped'
  | 'redirect.rejected'
  // Forms, accounts and the chatbot.
  | 'account.request_failed'
  | 'auth.failed'
  | 'chat.answer_failed'
  | 'chat.rephrase_failed'
  | 'contact.save_failed'
  | 'feedback.save_failed'
  | 'search.save_failed'
  // Background jobs.
  | 'mail.delivery_failed'
  | 'mail.given_up'
  | 'outbox.mail_waiting'
  | 'outbox.read_failed'
  | 'retention.completed'
  | 'retention.failed'
  // The reporting of errors itself.
  | 'report.forward_failed'
  | 'report.client_warned'
  | 'report.listener_failed'
