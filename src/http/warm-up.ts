import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import type { Settings } from '#config/settings.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import type { HttpServer } from './http-server.ts'

/**
 * Requests the home page once, so that the first visitor does not wait for code and content to be loaded. The request is
 * sent to a free port that only this process listens on and that is closed afterwards: a request to the port of the server
 * could reach another worker process.
 */
export async function warmUp(
  { server }: Pick<HttpServer, 'server'>,
  { port }: Pick<Settings, 'port'>,
  basePath: string,
): Promise<void> {
  const privateServer = createServer((socket) => server.emit('connection', socket))
  try {
    const host = '127.0.0.1'
    await once(privateServer.listen({ port: 0, host, exclusive: true }), 'listening')
    const { port: privatePort } = privateServer.address() as AddressInfo
    const headers = { host: `localhost:${port}` }
    const request = get({ host, port: privatePort, path: basePath, agent: false, headers })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    if (response.statusCode !== 200) {
      reportProblem({
        event: 'server.warm_up_failed',
        message: 'The home page cannot be shown.',
        context: { status: response.statusCode },
      })
    }
    await once(response.resume(), 'close')
  } catch (cause) {
    reportProblem({ event: 'server.warm_up_failed', message: 'The home page cannot be asked for.', cause })
  } finally {
    privateServer.close()
  }
}
