/**
 * Loaded into the site's process by a test (`node --import`): with every SIGUSR2 the writing of dates begins to fail, or
 * ends to. Pages with dates are then pages whose rendering fails, without a word about it in the site itself.
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
