import { I18n, type MessageDescriptor, type MessageId, type MessageOptions } from '@lingui/core'
import { createIsomorphicFn } from '@tanstack/react-start'
import { isMarkedRequest } from './marked-requests.server.ts'
import { hasTranslatorsDeskCookie } from '#lib/translators-desk-cookie.ts'
import { markMessage } from './message-marks.ts'

/**
 * Whether messages are marked for the translator's desk. Server and browser read the same cookie, so that both render the
 * same markup. In production this module is not part of the build.
 */
export const isMarking = createIsomorphicFn()
  .server(() => isMarkedRequest())
  .client(() => hasTranslatorsDeskCookie(document.cookie))

/**
 * An `I18n` that puts invisible marks around messages. The translator's desk uses the marks to find the messages on a page.
 */
export class MarkedI18n extends I18n {
  override _(descriptor: MessageDescriptor): string
  override _(id: MessageId, values?: Record<string, unknown>, options?: MessageOptions): string
  override _(
    message: MessageDescriptor | MessageId,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string {
    const [id, text] =
      typeof message === 'object' ? [message.id, super._(message)] : [message, super._(message, values, options)]
    return markMessage(text, { locale: this.locale, id })
  }
}
