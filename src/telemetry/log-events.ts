/**
 * The names of the events in the log, as `noun.verb`: the field `event` of every line, and the error class in Bugsnag. A new
 * event is added here first. The message of an event may change, but searches and alerts rely on its name.
 */
export type LogEvent =
  // The server and its requests:
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
  // Pages and their content:
  | 'page.failed'
  | 'page.render_failed'
  | 'query.failed'
  | 'content.rejected'
  | 'content.file_rejected'
  | 'content.server_failed'
  | 'preview.refused'
  | 'redirect.looped'
  | 'redirect.rejected'
  // Forms, accounts and the chatbot:
  | 'account.request_failed'
  | 'auth.failed'
  | 'chat.answer_failed'
  | 'chat.rephrase_failed'
  | 'contact.save_failed'
  | 'feedback.save_failed'
  | 'search.save_failed'
  // Background jobs:
  | 'mail.delivery_failed'
  | 'mail.given_up'
  | 'outbox.mail_waiting'
  | 'outbox.read_failed'
  | 'retention.completed'
  | 'retention.failed'
  // Error reporting itself:
  | 'report.forward_failed'
  | 'report.client_warned'
  | 'report.listener_failed'
  // Traces:
  | 'trace.export_failed'
