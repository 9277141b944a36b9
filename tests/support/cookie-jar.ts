/**
 * The cookies of a client, by name. The only attribute with an effect is `Max-Age=0`, which deletes a cookie, as an empty
 * value does.
 */
export class CookieJar {
  readonly #cookies = new Map<string, string>()
  /** The values of all `Set-Cookie` headers received so far. */
  readonly lines: string[] = []

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      this.lines.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*max-age=0(?:;|$)/i.test(line) || value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  get names(): readonly string[] {
    return [...this.#cookies.keys()]
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
