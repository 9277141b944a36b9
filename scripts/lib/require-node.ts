/**
 * Exits with a one-line error message if the version of Node is too old. npm scripts run with the Node of this project's
 * dependencies; the check is for scripts that are started directly with an older one.
 */
export function requireNode(): void {
  const { node } = process.versions
  if (Number(node.split('.')[0]) >= 24) return
  process.stderr.write(
    `This needs Node 24 or newer, and this is ${node}. Run it through npm (for example: npm start): npm install has put Node 24 into node_modules/.bin.\n`,
  )
  process.exit(1)
}
