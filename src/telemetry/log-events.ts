/**
 * The names of the events in the log, as `noun.verb`: the field `event` of every line, and the error class in Bugsnag. A new
 * event is added here first. The message of an event may change, but searches and alerts rely on its name.
 */
export type LogEvent =
  // Events of the server and of requests
  | 'settings.warned'
  | 'server.warm_up_failed'
  | 'process.rejection_unhandled'
  | 'process.exception_uncaught'
  | 'worker.exited'
  | 'request.handled'
  | 'request.failed'
  | 'request.malformed'
  | 'page_cache.served'
  | 'purge.forward_failed'
  | 'assets.keep_failed'
  // Events of pages and their content
  | 'page.failed'
  | 'page.render_failed'
  | 'query.failed'
  | 'content.rejected'
  | 'content.file_rejected'
  | 'content.server_failed'
  | 'preview.refused'
  | 'redirect.looped'
  | 'redirect.rejected'
  // Events of forms, accounts and the chatbot
  | 'account.request_failed'
  | 'auth.failed'
  | 'chat.answer_failed'
  | 'chat.rephrase_failed'
  | 'contact.save_failed'
  | 'feedback.save_failed'
  | 'search.save_failed'
  // Events of background jobs
  | 'mail.delivery_failed'
  | 'mail.given_up'
  | 'outbox.mail_waiting'
  | 'outbox.read_failed'
  | 'retention.completed'
  | 'retention.failed'
  // Events of error reporting itself
  | 'report.forward_failed'
  | 'report.client_warned'
  | 'report.listener_failed'
  // Events of traces
  | 'trace.export_failed'
