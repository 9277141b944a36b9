/**
 * Makes the formatting of dates fail at the first SIGUSR2, work again at the second, and so on. A test loads this module
 * into the process of the site (`node --import`), so that pages with dates fail to render without any code for this in the
 * site itself.
 */
const working = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {}
const failing: PropertyDescriptor = {
  configurable: true,
  get() {
    throw new Error('the secret words of a failing component')
  },
}

let fails = false
process.on('SIGUSR2', () => {
  fails = !fails
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', fails ? failing : working)
  process.stdout.write(`dates ${fails ? 'fail' : 'work'}\n`)
})
